double sin(double), cos(double);
void *malloc(unsigned long), *memset(void *, int, unsigned long);
struct P { double x, y; int n; float w[4]; };
typedef double v4 __attribute__((vector_size(32)));
static double tab[4] = {1,2,3,4};
int counter;
const char *name = "hello";
double dot(const double*a,const double*b,int n){double s=0;for(int i=0;i<n;i++)s+=a[i]*b[i];return s;}
int sw(int k){switch(k){case 0:return 3;case 1:return 5;case 2: return 9;case 7:return sw(k-1)+1;default:return counter;}}
double st(struct P*p,int i){p->x+=tab[i&3];p->w[i]=(float)p->y;return p->n?sin(p->x):cos(p->y);}
v4 vec(v4 a,v4 b,int i){a[i]=b[1];return a*b+__builtin_shufflevector(a,b,0,5,2,7);}
double*mk(int n){double*r=malloc(n*sizeof*r);memset(r,0,n*8);return r;}
int fact(int n){return n<2?1:n*fact(n-1);}
struct P ret(double x){struct P p={x,x,1,{1,2,3,4}};return p;}
long at(long*p){return __atomic_fetch_add(p,1,__ATOMIC_SEQ_CST)+__atomic_load_n(p,__ATOMIC_ACQUIRE);}
int cx(int*p,int a,int b){__atomic_compare_exchange_n(p,&a,b,0,__ATOMIC_ACQ_REL,__ATOMIC_ACQUIRE);return a;}
int (*fp)(int)=sw;
int ind(int a){return fp(a)+fp(a+1);}
unsigned char cast(double d,long l,float f){return (unsigned char)(d*l)+(short)f+(char)(l>>3);}
