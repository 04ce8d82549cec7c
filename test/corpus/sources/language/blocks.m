// Objective-C with ARC and blocks: its metadata sections, personality, intrinsics, clang.arc bundles.
// corpus-compilers: clang-22 clang-16
// corpus-flags: -fblocks -fobjc-exceptions
// corpus-variant: apple --target=arm64-apple-macosx14 -fobjc-arc
// corpus-variant: x86 --target=x86_64-apple-macosx10.15 -fobjc-runtime=macosx -fobjc-arc
// corpus-variant: gnu -fobjc-runtime=gnustep-2.0
typedef signed char BOOL;
@protocol Valued
- (double)value;
@optional
- (void)reset;
@end
__attribute__((objc_root_class)) @interface Root
+ (instancetype)alloc;
- (instancetype)init;
@end
@interface Item : Root <Valued> {
  double stored;
}
@property(nonatomic, strong) Item *next;
@property(atomic, copy) double (^function)(double);
@end
@implementation Item
- (double)value { return stored + [self.next value]; }
- (double)apply:(double)x twice:(BOOL)twice {
  double (^f)(double) = self.function;
  return twice ? f(f(x)) : f(x);
}
@end
double use(Item *item, double x) {
  __block double total = 0;
  Item *made = [[Item alloc] init];
  made.function = ^(double y) {
    total += y;
    return y * x + [item value];
  };
  @try {
    @synchronized(item) { [made apply:x twice:1]; }
  } @catch (Item *e) {
    total = [e value];
  } @finally {
    total += 1;
  }
  @autoreleasepool { total += [made value]; }
  return total;
}
