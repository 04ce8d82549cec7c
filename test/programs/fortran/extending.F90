! Types that extend others: procedures of theirs found when the program runs, `select type`, `class(t)`.
#include "check.inc"
module functions
  implicit none
  type, abstract :: base
    real(8) :: s = 1
  contains
    procedure(area_i), deferred :: area
    procedure :: twice
  end type
  abstract interface
    real(8) function area_i(self)
      import base
      class(base), intent(in) :: self
    end function
  end interface
  type, extends(base) :: square
    real(8) :: w = 0
  contains
    procedure :: area => square_area
  end type
  type, extends(square) :: box
    real(8) :: h = 0
  contains
    procedure :: area => box_area
  end type
  type :: item
    class(base), pointer :: it => null()
  end type
  ! Only procedures: nothing is in a variable of it.
  type, abstract :: curve
  contains
    procedure(at_point), deferred :: value
  end type
  type, abstract, extends(curve) :: smooth
  end type
  type, extends(smooth) :: line
    real(8) :: slope, at
  contains
    procedure :: value => of_line
  end type
  abstract interface
    real(8) function at_point(self, z)
      import curve
      class(curve), intent(in) :: self
      real(8), intent(in) :: z
    end function
  end interface
contains
  real(8) function square_area(self)
    class(square), intent(in) :: self
    square_area = self%w**2 * self%s
  end function
  real(8) function box_area(self)
    class(box), intent(in) :: self
    box_area = self%square%area() * self%h
  end function
  real(8) function twice(self)
    class(base), intent(in) :: self
    twice = 2 * self%area()**2
  end function
  real(8) function told(b)
    class(base), intent(in) :: b
    select type (b)
    type is (square)
      told = b%w**3
    class is (square)
      told = b%w * 2
    class default
      told = 1
    end select
    select type (b)
    type is (box)
      told = told * b%h
    end select
  end function
  subroutine dispatched(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(square) :: s
    type(box) :: b
    s%w = x(1); s%s = x(2)
    b%w = x(3); b%h = x(4); b%s = x(1)
    y = s%twice() * b%twice() + s%area()
  end subroutine
  subroutine selected(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(square) :: s
    type(box) :: b
    s%w = x(1); s%s = x(2)
    b%w = x(3); b%h = x(4); b%s = x(1)
    y = told(s) * told(b)
  end subroutine
  subroutine pointed_at(n, x, y)
    integer :: n
    real(8) :: x(n), y
    class(base), pointer :: p
    type(square), target :: s
    type(box), target :: b
    s%w = x(1); s%s = x(2)
    b%w = x(3); b%h = x(4); b%s = x(1)
    p => s
    y = p%twice()
    if (y > 0) p => b
    y = y * p%area() + told(p)
  end subroutine
  subroutine allocated_as(n, x, y)
    integer :: n
    real(8) :: x(n), y
    class(base), allocatable :: p
    allocate(box :: p)
    select type (p)
    type is (box)
      p%w = x(3); p%h = x(4); p%s = x(1)
    end select
    y = p%twice() + told(p)
    deallocate(p)
    allocate(square :: p)
    select type (p)
    class is (square)
      p%w = x(2)
    end select
    y = y * p%area()
  end subroutine
  subroutine copied_from(n, x, y)
    integer :: n
    real(8) :: x(n), y
    class(base), allocatable :: p, q, r
    type(box) :: b
    b%w = x(3); b%h = x(4); b%s = x(1)
    allocate(p, source=b)
    allocate(q, source=p)
    allocate(r, mold=p)
    select type (r)
    type is (box)
      r%w = x(1); r%h = x(2); r%s = x(3)
    end select
    y = p%twice() + q%area() * r%area()
  end subroutine
  subroutine assigned(n, x, y)
    integer :: n
    real(8) :: x(n), y
    class(base), allocatable :: p, q
    p = box(x(1), x(2), x(3))
    q = p
    y = p%twice() + q%area() 
    p = square(x(4), x(2))
    y = y * p%area()
  end subroutine
  subroutine in_items(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    type(item) :: h(2)
    allocate(h(1)%it, source=box(x(1), x(2), x(3)))
    allocate(h(2)%it, source=square(x(4), x(3)))
    y = 0
    do i = 1, 2
      y = y + h(i)%it%area() + told(h(i)%it)
    end do
    deallocate(h(1)%it, h(2)%it)
  end subroutine
  real(8) function of_line(self, z)
    class(line), intent(in) :: self
    real(8), intent(in) :: z
    of_line = self%slope * z + self%at
  end function
  real(8) function through(self, z)
    class(curve), intent(in) :: self
    real(8), intent(in) :: z
    through = self%value(z)**2
  end function
  subroutine without_components(n, x, y)
    integer :: n
    real(8) :: x(n), y
    class(curve), allocatable :: c, d
    allocate(c, source=line(x(1), x(2)))
    allocate(d, source=c)
    y = through(c, x(3)) + through(d, x(4))
  end subroutine
end module
program p
#include "four.inc"
  CHECK(dispatched, x)
  CHECK(selected, x)
  CHECK(pointed_at, x)
  CHECK(allocated_as, x)
  CHECK(copied_from, x)
  CHECK(assigned, x)
  CHECK(in_items, x)
  CHECK(without_components, x)
  call ended(8)
end program
