// The same small program for every machine: data layouts, address spaces, target attributes.
// corpus-flags: -ffreestanding
// corpus-levels: O0g O2
// corpus-variant: amdgcn --target=amdgcn-amd-amdhsa -mcpu=gfx90a -nogpulib
// corpus-variant: nvptx64 --target=nvptx64-nvidia-cuda -march=sm_70 -Wno-unknown-cuda-version
// corpus-variant: wasm64 --target=wasm64-unknown-unknown -mreference-types
// corpus-variant: avr --target=avr -mmcu=atmega328
// corpus-variant: msp430 --target=msp430
// corpus-variant: m68k --target=m68k-linux-gnu
// corpus-variant: loongarch --target=loongarch64-linux-gnu
// corpus-variant: ppc32 --target=powerpc-linux-gnu
// corpus-variant: systemz --target=s390x-linux-gnu -mzvector -march=z14
// corpus-variant: thumb --target=thumbv7em-none-eabihf -mexecute-only
// corpus-variant: arm64_32 --target=arm64_32-apple-watchos
// corpus-variant: i386darwin --target=i386-apple-macosx
// corpus-variant: mingw --target=x86_64-w64-mingw32
// corpus-variant: ve --target=ve-linux-gnu
// corpus-variant: lanai --target=lanai
// corpus-variant: xcore --target=xcore
// corpus-variant: mips32 --target=mipsel-linux-gnu
// corpus-variant: android --target=aarch64-linux-android21 -fsanitize=hwaddress
// corpus-variant: memtag --target=aarch64-linux-android35 -fsanitize=memtag-stack -march=armv8.5-a+memtag
// corpus-variant: ubsanmin -fsanitize=undefined -fsanitize-minimal-runtime
// corpus-variant: spaces -DSPACES
#ifdef SPACES
typedef int __attribute__((address_space(256))) * gs;
typedef int __attribute__((address_space(270))) * ptr32;
int through(gs a, ptr32 b, int i) { return a[i] + *b + (a == (gs)b); }
int *flat(ptr32 p) { return (int *)p; }
int __attribute__((address_space(3))) placed = 3;
#endif
typedef struct { int a; double b; char c[3]; } Item;
static const Item items[2] = {{1, 2.5, "ab"}, {3, -0.0, "c"}};
volatile int device;
Item *find(Item *from, int n, int key) {
  for (int i = 0; i < n; ++i)
    if (from[i].a == key) return &from[i];
  return 0;
}
double fold(const Item *p, int n, double (*f)(double, int)) {
  double total = items[n & 1].b;
  for (int i = 0; i < n; ++i) total += f(p[i].b, p[i].c[i % 3]);
  device = n;
  return total;
}
