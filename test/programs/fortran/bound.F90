! Operators, assignments and procedures of a type, procedure pointers, `associate`, submodules.
#include "check.inc"
module functions
  implicit none
  abstract interface
    real(8) function f_i(x)
      real(8), intent(in) :: x
    end function
  end interface
  type :: vec
    real(8) :: x = 0, y = 0
  end type
  type :: op
    real(8) :: s = 1
    procedure(f_i), nopass, pointer :: f => null()
    procedure(m_i), pointer :: m => null()
  end type
  abstract interface
    real(8) function m_i(self, x)
      import op
      class(op), intent(in) :: self
      real(8), intent(in) :: x
    end function
  end interface
  interface operator(+)
    procedure add
  end interface
  interface operator(.dot.)
    procedure dot
  end interface
  interface assignment(=)
    procedure from_real, from_array
  end interface
  interface
    module subroutine sub(n, x, y)
      integer :: n
      real(8) :: x(n), y
    end subroutine
  end interface
  type :: model
    real(8) :: a = 0, b(3) = 0
  contains
    procedure :: eval
    procedure :: plus
    procedure :: set1
    procedure :: set2
    generic :: set => set1, set2
    generic :: operator(+) => plus
  end type
  abstract interface
    real(8) function w_i(z, w)
      real(8), intent(in) :: z, w(:)
    end function
  end interface
  type :: source_t
    procedure(w_i), nopass, pointer :: f => null()
    real(8), allocatable :: w(:)
    integer :: k(2) = [1, 3]
  end type
contains
  subroutine eval(self, x, y)
    class(model), intent(in) :: self
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    y = sum(self%b * x(1:3)) * self%a
  end subroutine
  function plus(l, r) result(s)
    class(model), intent(in) :: l
    type(model), intent(in) :: r
    type(model) :: s
    s%a = l%a * r%a
    s%b = l%b + r%b**2
  end function
  subroutine set1(self, a)
    class(model), intent(inout) :: self
    real(8), intent(in) :: a
    self%a = a**2
  end subroutine
  subroutine set2(self, a)
    class(model), intent(inout) :: self
    real(8), intent(in) :: a(:)
    self%b = a**2
  end subroutine
  subroutine bound(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(model) :: m, k
    call m%set(x(1))
    call m%set(x(2:4))
    k = m + m
    call k%eval(x, y)
  end subroutine
  elemental type(vec) function add(a, b)
    type(vec), intent(in) :: a, b
    add = vec(a%x + b%x, a%y * b%y)
  end function
  elemental real(8) function dot(a, b)
    type(vec), intent(in) :: a, b
    dot = a%x * b%x + a%y * b%y
  end function
  elemental subroutine from_real(v, r)
    type(vec), intent(out) :: v
    real(8), intent(in) :: r
    v%x = r**2; v%y = sin(r)
  end subroutine
  subroutine from_array(v, r)
    type(vec), intent(out) :: v
    real(8), intent(in) :: r(:)
    v%x = r(1)**2; v%y = r(2)
  end subroutine
  real(8) function cube(x)
    real(8), intent(in) :: x
    cube = x**3
  end function
  real(8) function scaled(self, x)
    class(op), intent(in) :: self
    real(8), intent(in) :: x
    scaled = self%s * x
  end function
  subroutine operators(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(vec) :: a, b, c(2), d(2)
    a = x(1)
    b = x(2:3)
    c = x(3:4)
    d = c + a
    y = (a + b) .dot. b
    y = y + sum(c .dot. d)
  end subroutine
  subroutine procs(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(op) :: o, q
    o%f => cube
    o%m => scaled
    o%s = x(2)
    y = o%f(x(1)) + o%m(x(3)) * o%s
  end subroutine
  subroutine blocks(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(vec) :: v
    associate (first => x(1), a => v%x, s => x(1) * x(2))
      block
        real(8) :: t
        t = first**2 * s
        a = t + x(4)
      end block
    end associate
    y = v%x**2
  end subroutine
  real(8) function weighed(z, w)
    real(8), intent(in) :: z, w(:)
    weighed = sum(w) * z**2
  end function
  real(8) function damped(z, w)
    real(8), intent(in) :: z, w(:)
    damped = exp(-z / w(1)) * w(2)
  end function
  subroutine constructed(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    type(source_t) :: s(2)
    s(1) = source_t(weighed, x(1:2))
    s(2) = source_t(weighed, x(3:4), [1, 2])
    s(2)%f => damped
    y = 0
    do i = 1, 2
      y = y + s(i)%f(x(4), s(i)%w) * sum(s(i)%k)
    end do
  end subroutine
end module
submodule (functions) more
contains
  module procedure sub
    y = inner(x(1)) * x(2)
  end procedure
  real(8) function inner(z)
    real(8), intent(in) :: z
    inner = exp(z)
  end function
end submodule
program p
#include "four.inc"
  CHECK(operators, x)
  CHECK(procs, x)
  CHECK(blocks, x)
  CHECK(sub, x)
  CHECK(bound, x)
  CHECK(constructed, x)
  call ended(6)
end program
