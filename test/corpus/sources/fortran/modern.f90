! Modern Fortran: derived types, type-bound procedures, allocatables, pointers, block, associate.
module shapes
  use, intrinsic :: iso_fortran_env, only: real32, real64, int64
  use, intrinsic :: iso_c_binding
  implicit none
  type, abstract :: shape
    character(len=:), allocatable :: name
  contains
    procedure(area_of), deferred :: area
    procedure :: describe
  end type
  abstract interface
    pure function area_of(self) result(a)
      import :: shape, real64
      class(shape), intent(in) :: self
      real(real64) :: a
    end function
  end interface
  type, extends(shape) :: circle
    real(real64) :: radius = 1
  contains
    procedure :: area => circle_area
    final :: forget
  end type
  type, extends(shape) :: polygon
    real(real64), allocatable :: points(:, :)
  contains
    procedure :: area => polygon_area
  end type
  type, bind(c) :: plain
    integer(c_int) :: i
    real(c_double) :: d(3)
  end type
  interface operator(.plus.)
    module procedure add_plain
  end interface
  integer, parameter :: table(4) = [1, 2, 3, 4]
  real(real32), save :: counter = 0.0
  common /block/ shared_a, shared_b
  real(real64) :: shared_a, shared_b(10)
contains
  pure function circle_area(self) result(a)
    class(circle), intent(in) :: self
    real(real64) :: a
    a = 4 * atan(1.0_real64) * self%radius**2
  end function
  pure function polygon_area(self) result(a)
    class(polygon), intent(in) :: self
    real(real64) :: a
    integer :: i, n
    n = size(self%points, 2)
    a = 0
    do i = 1, n
      associate (p => self%points(:, i), q => self%points(:, mod(i, n) + 1))
        a = a + p(1) * q(2) - q(1) * p(2)
      end associate
    end do
    a = abs(a) / 2
  end function
  subroutine describe(self)
    class(shape), intent(in) :: self
    select type (self)
    type is (circle)
      write (*, '(a, f8.3)') "circle ", self%radius
    class is (polygon)
      print *, "polygon with", size(self%points, 2)
    class default
      print *, "unknown"
    end select
  end subroutine
  subroutine forget(self)
    type(circle), intent(inout) :: self
    counter = counter - 1
    self%radius = 0
  end subroutine
  elemental function add_plain(a, b) result(c)
    type(plain), intent(in) :: a, b
    type(plain) :: c
    c%i = a%i + b%i
    c%d = a%d + b%d
  end function
  subroutine from_c(n, x, p) bind(c, name="from_c")
    integer(c_int), value :: n
    real(c_double), intent(inout) :: x(n)
    type(c_ptr), value :: p
    real(c_double), pointer :: y(:)
    call c_f_pointer(p, y, [n])
    x = x + y(n:1:-1)
  end subroutine
  recursive integer function factorial(n) result(f)
    integer, intent(in) :: n
    f = 1
    if (n > 1) f = n * factorial(n - 1)
  end function
end module

program main
  use shapes
  implicit none
  class(shape), allocatable :: items(:)
  class(shape), pointer :: one
  type(polygon), target :: square
  type(plain) :: total
  integer :: i, status
  allocate (square%points(2, 4), source=reshape([real(real64) :: 0, 0, 1, 0, 1, 1, 0, 1], [2, 4]))
  square%name = "square" // repeat("x", 3)
  one => square
  call one%describe()
  allocate (circle :: items(3), stat=status)
  total = plain(1, [1.0, 2.0, 3.0]) .plus. plain(2, [0.5, 0.5, 0.5])
  do i = 1, factorial(3)
    select case (i)
    case (:1); shared_a = shared_a + 1
    case (2, 4:5); shared_b(i) = one%area()
    case default; cycle
    end select
  end do
  if (total%i /= 3) error stop "wrong"
  print *, shared_b, total%d
end program
