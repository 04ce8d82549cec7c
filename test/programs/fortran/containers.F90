! Components that may be of any type that extends another: containers of what is found when it runs.
#include "check.inc"
module functions
  implicit none
  type :: base
    real(8) :: s = 1
  contains
    procedure :: area => base_area
  end type
  type, extends(base) :: circle
    real(8), allocatable :: r(:)
  contains
    procedure :: area => circle_area
  end type
  type, extends(base) :: square
    real(8) :: w = 2
  contains
    procedure :: area => square_area
  end type
  type :: shape
    class(base), allocatable :: item
    integer :: n = 0
  end type
  type :: model
    class(base), allocatable :: parts(:)
    type(shape), allocatable :: shapes(:)
    real(8) :: x(2) = 0
  end type
  type, extends(base) :: counted
    integer :: k = 3
    real(8) :: v = 0
  end type
  type :: holder
    class(*), allocatable :: any
    real(8) :: z = 0
  end type
contains
  real(8) function told(b)
    class(*), intent(in) :: b
    select type (b)
    type is (square)
      told = b%s * b%w
    type is (counted)
      told = b%s**b%k * b%v
    class default
      told = 1
    end select
  end function
  subroutine anything(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(holder) :: h, g
    class(*), allocatable :: a, b
    allocate(h%any, source=square(x(1), x(2)))
    g = h
    y = told(g%any) * x(4)
    allocate(a, source=counted(x(1), 3, x(2)))
    y = y + told(a)
    allocate(b, source=square(x(2), x(3)))
    call move_alloc(b, a)
    y = y * told(a)
  end subroutine
  real(8) function base_area(self)
    class(base), intent(in) :: self
    base_area = self%s
  end function
  real(8) function circle_area(self)
    class(circle), intent(in) :: self
    circle_area = self%s * sum(self%r**2)
  end function
  real(8) function square_area(self)
    class(square), intent(in) :: self
    square_area = self%s * self%w**2
  end function
  subroutine one(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(shape) :: s
    allocate(circle :: s%item)
    s%item%s = x(1)
    select type (c => s%item)
    type is (circle)
      c%r = x
    end select
    y = s%item%area()
  end subroutine
  subroutine copies(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(shape) :: s, t
    allocate(s%item, source=circle(x(1), x))
    t = s
    t%item%s = x(3)
    y = s%item%area() * t%item%area()
    s%item = square(x(2), x(4))
    t = s
    y = y + t%item%area()
  end subroutine
  subroutine models(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    type(model) :: m, o
    allocate(square :: m%parts(2))
    select type (p => m%parts)
    type is (square)
      p%w = x(1:2)
    end select
    m%parts(:)%s = x(3:4)
    allocate(m%shapes(2))
    allocate(m%shapes(1)%item, source=circle(x(1), x))
    m%shapes(2)%item = m%parts(2)
    o = m
    deallocate(m%shapes)
    y = 0
    do i = 1, 2
      y = y + o%shapes(i)%item%area() * o%parts(i)%area()
    end do
  end subroutine
  subroutine moved(n, x, y)
    integer :: n
    real(8) :: x(n), y
    class(base), allocatable :: a, b
    allocate(a)
    a%s = x(4)
    allocate(b, source=square(x(1), x(2)))
    y = a%area()
    call move_alloc(b, a)
    if (allocated(b)) y = 0
    y = y * a%area()
  end subroutine
end module
program p
#include "four.inc"
  CHECK(one, x)
  CHECK(copies, x)
  CHECK(models, x)
  CHECK(moved, x)
  CHECK(anything, x)
  call ended(5)
end program
