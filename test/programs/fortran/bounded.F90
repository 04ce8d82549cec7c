! Assignments and operators that are bound to types: elemental ones over arrays, too.
#include "check.inc"
module functions
  implicit none
  type :: dual
    real(8) :: v = 0, d = 0
  contains
    procedure :: put
    procedure :: put_number
    procedure :: add
    procedure, pass(b) :: times
    procedure :: is_less
    generic :: assignment(=) => put, put_number
    generic :: operator(+) => add
    generic :: operator(*) => times
    generic :: operator(<) => is_less
  end type
  type :: vec
    real(8), allocatable :: a(:)
  contains
    procedure :: vput
    procedure :: vadd
    generic :: assignment(=) => vput
    generic :: operator(+) => vadd
  end type
contains
  elemental subroutine put(to, from)
    class(dual), intent(inout) :: to
    type(dual), intent(in) :: from
    to%v = from%v
    to%d = 3 * from%d
  end subroutine
  elemental subroutine put_number(to, from)
    class(dual), intent(inout) :: to
    real(8), intent(in) :: from
    to%v = from
    to%d = from**2
  end subroutine
  elemental type(dual) function add(a, b)
    class(dual), intent(in) :: a, b
    add%v = a%v + b%v
    add%d = a%d + b%d
  end function
  elemental type(dual) function times(a, b)
    real(8), intent(in) :: a
    class(dual), intent(in) :: b
    times%v = a * b%v
    times%d = a * b%d * b%v
  end function
  elemental logical function is_less(a, b)
    class(dual), intent(in) :: a, b
    is_less = a%v < b%v
  end function
  subroutine vput(to, from)
    class(vec), intent(inout) :: to
    class(vec), intent(in) :: from
    to%a = 2 * from%a
  end subroutine
  function vadd(a, b) result(c)
    class(vec), intent(in) :: a, b
    type(vec) :: c
    c%a = a%a + b%a * a%a(1)
  end function
  subroutine numbers(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(dual) :: a, b, c
    a = x(1)
    b = x(2)
    c = a + x(3) * b
    b = c
    y = b%v * b%d + c%d
    if (a < b) y = y * x(4)
  end subroutine
  subroutine arrays(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(dual) :: a(4), b(4)
    type(dual), allocatable :: c(:)
    a = x
    b = x(4:1:-1)
    allocate(c(4))
    c = a + x * b
    a(2:3) = c(1:2)
    y = sum(a%v * a%d) + sum(c%d)
  end subroutine
  subroutine vectors(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(vec) :: a, b, c
    allocate(a%a(n), b%a(n), c%a(n))
    a%a = x
    b = a
    c = a + b
    y = sum(c%a * x) * sum(b%a)
  end subroutine
  subroutine dispatched(n, x, y)
    integer :: n
    real(8) :: x(n), y
    class(dual), allocatable :: a
    type(dual) :: b
    allocate(a)
    b = x(2)
    a = x(1)
    a = a + b
    y = a%v * a%d
  end subroutine
end module
program p
#include "four.inc"
  CHECK(numbers, x)
  CHECK(arrays, x)
  CHECK(vectors, x)
  CHECK(dispatched, x)
  call ended(4)
end program
