! What modern Fortran offers, as scientists use it: each beside what carries a derivative.
#include "check.inc"
module types
  implicit none
  type :: vec
    real(8) :: c(3) = 0
  end type
  interface operator(+)
    procedure addv
  end interface
  interface operator(.dot.)
    procedure dotv
  end interface
  interface operator(*)
    procedure scalev, scalev4
  end interface
  type :: node
    real(8) :: v = 0
    type(node), pointer :: next => null()
  end type
contains
  elemental type(vec) function addv(a, b)
    type(vec), intent(in) :: a, b
    addv%c = a%c + b%c
  end function
  pure real(8) function dotv(a, b)
    type(vec), intent(in) :: a, b
    dotv = sum(a%c * b%c)
  end function
  elemental type(vec) function scalev(s, a)
    real(8), intent(in) :: s
    type(vec), intent(in) :: a
    scalev%c = s * a%c
  end function
  elemental type(vec) function scalev4(s, a)
    real(4), intent(in) :: s
    type(vec), intent(in) :: a
    scalev4%c = s * a%c
  end function
end module
module functions
  use types
  implicit none
  real(8) :: scale_ = 1.5d0, state(4) = 0
  real(8), allocatable :: work(:)
  interface norm_
    procedure norm1, norm2d
  end interface
contains
  subroutine namelisted(n, x, y)
    integer :: n
    real(8) :: x(n), y, alpha
    integer :: count
    character(80) :: text
    namelist /params/ alpha, count
    alpha = 0; count = 0
    text = '&params alpha=2.5, count=3 /'
    read (text, nml=params)
    y = alpha * x(1)**count + x(2) * alpha
    alpha = 1.0
    y = y * alpha + x(4)
  end subroutine
  subroutine mixed_kinds(n, x, y)
    integer :: n
    real(8) :: x(n), y
    real(4) :: a(4), s
    integer :: i
    ! exact products in single: differences would see rounding, so linear scale by powers of two
    y = 0
    do i = 1, n
      s = real(i, 4) * 0.5
      y = y + x(i) * s * dble(s)
    end do
    a = [(2.0**i, i = 1, 4)]
    y = y + dot_product(a, x) + sum(a(2:3) * x(1:2)**2)
  end subroutine
  subroutine complexes(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    complex(8) :: z(2), w(2, 2), e
    complex(8), allocatable :: q(:)
    z(1) = (1d0, 0d0) * x(1) + (0d0, 1d0) * x(2)
    z(2)%re = x(3); z(2)%im = x(4)
    w = reshape([z(1), z(2), conjg(z(1)), z(2) * z(1)], [2, 2])
    q = matmul(w, z)
    e = sum(q) / (1 + z(1) * conjg(z(1)))
    do i = 1, 3
      e = e * z(2) - z(1)**i
    end do
    q(1)%im = q(2)%re * x(1)
    y = real(e) + aimag(e) * abs(q(1)) + real(dot_product(z, q)) + atan2(aimag(z(1)), real(z(1)))
    if (e /= (0d0, 0d0)) y = y + real(log(e))
  end subroutine
  real(8) function norm1(a)
    real(8), intent(in) :: a(:)
    norm1 = sqrt(sum(a**2))
  end function
  real(8) function norm2d(a)
    real(8), intent(in) :: a(:, :)
    norm2d = sum(abs(a)**1.5d0)
  end function
  impure elemental subroutine bump(a, b)
    real(8), intent(inout) :: a
    real(8), intent(in) :: b
    scale_ = scale_ + 0.5d0
    a = a * b * scale_
  end subroutine
  subroutine generics(n, x, y)
    integer :: n
    real(8) :: x(n), y, a(2, 2)
    a = reshape(x, shape(a), order=[2, 1])
    scale_ = x(2)
    call bump(a, transpose(a))
    y = norm_(a) * norm_(a(1, :)) + norm_(x) * scale_
    scale_ = 1.5d0
  end subroutine
  subroutine operators(n, x, y)
    integer :: n
    real(8) :: x(n), y
    type(vec) :: a, b(2), c
    a = vec(x(1:3))
    b = [vec([x(4), x(1), 1d0]), x(2) * a]
    b = b + a
    c = b(1) + 2.0 * b(2)
    y = (a .dot. c) * (b(1) .dot. b(2)) + (x(1) * c .dot. a)
  end subroutine
  subroutine around(n, x, y)
    integer :: n, k(1), i
    real(8) :: x(n), y, a(2, 3), b(n)
    logical :: m(2, 3)
    a = reshape([x, x(1) * x(2), x(3) * x(4)], [2, 3])
    m = a > 1.2d0
    y = count(m) * x(1) + minval(a, mask=m) * 2 + sum(merge(a, -a, m)) + maxval(sum(a, dim=1))
    b = eoshift(x, 1, boundary=x(1)**2)
    if (any(m(1, :)) .and. .not. all(m)) y = y + sum(b**2)
    k = maxloc(b)
    y = y * b(k(1)) + sum(a(:, findloc([(i == 2, i = 1, 3)], .true., dim=1)))
    y = y + sum(reshape(x, [3, 2], pad=b(:1)) * transpose(a)) + sum(minval(a, dim=2) * maxval(a, 2, mask=a > 0.1d0))
    y = y + sum(eoshift(a, [1, -1, 0], boundary=[x(1), x(2), x(3)], dim=1)**2) + x(int(sum(maxloc(a, dim=1)) / 3))
  end subroutine
  subroutine associated_(n, x, y)
    integer :: n
    real(8), target :: x(n)
    real(8) :: y
    type(vec), target :: v(3)
    v(2)%c = x(1:3)
    associate (c => v(2)%c, first => v(2)%c(1), s => x(4) * x(3), odd => x(1:3:2))
      first = first * s
      c(2:3) = c(1:2) * odd
      block
        real(8) :: t(size(c))
        t = c**2
        c = t * odd(2)
      end block
      y = sum(c) + s * first
    end associate
  end subroutine
  subroutine remapped(n, x, y)
    integer :: n
    real(8) :: x(n), y
    real(8), allocatable, target :: a(:, :)
    real(8), pointer :: p(:, :), d(:), r(:), null_p(:)
    allocate (a(0:3, -1:2))
    a = spread(x, 2, 4)
    a(0, :) = x**2
    p(2:, 2:) => a(::2, 0:)
    d(1:16) => a
    r => d(1::5)
    r = r * x(2)
    p(2, 2) = p(2, 2) * p(3, 3)
    nullify (null_p)
    y = sum(r) + sum(p * p) * a(1, 1) + lbound(p, 1) * ubound(p, 2) * x(1)
    if (associated(null_p)) y = y + 100
    r => r(4:1:-1)
    y = y + dot_product(r, x)
    deallocate (a)
  end subroutine
  function grown(k, a) result(r)
    integer, intent(in) :: k
    real(8), intent(in) :: a(:)
    real(8), allocatable :: r(:)
    integer :: i
    allocate (r(0))
    do i = 1, k
      r = [r, a(mod(i, size(a)) + 1) * i]
    end do
  end function
  subroutine growing(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    real(8), allocatable :: a(:), b(:), t(:)
    a = grown(7, x)
    allocate (b, source=a * x(1))
    allocate (t(2 * size(b)))
    t(1:size(b)) = b
    t(size(b)+1:) = x(2)
    call move_alloc(t, b)
    if (.not. allocated(t)) y = sum(b**2) + a(7) * b(14)
    do i = 1, 3
      if (allocated(work)) deallocate (work)
      allocate (work(i), source=x(i))
      y = y + sum(work) * b(i)
    end do
    deallocate (work)
  end subroutine
  subroutine with_options(a, b, c, r)
    real(8), intent(in) :: a
    real(8), intent(in), optional :: b, c(:)
    real(8), intent(out), optional :: r
    real(8) :: t
    t = a
    if (present(b)) t = t * b
    if (present(c)) t = t + sum(c**2)
    if (present(r)) r = t
  end subroutine
  subroutine optional_(n, x, y)
    integer :: n
    real(8) :: x(n), y, r
    real(8), allocatable :: not_there(:), there(:)
    real(8), pointer :: p
    call with_options(x(1), r=y)
    call with_options(y, x(2), r=r)
    y = y + r
    there = x
    call with_options(x(3), c=not_there, r=r)
    y = y * r
    call with_options(x(3), c=there, r=r)
    y = y * r
    p => null()
    call with_options(x(3), b=p, c=there(2:3), r=r)
    y = y + r
    call with_options(x(3))
  end subroutine
  subroutine internals(n, x, y)
    integer :: n
    real(8) :: x(n), y, acc, local(2)
    integer :: calls
    calls = 0
    acc = x(1)
    local = x(2:3)
    call step
    call step
    y = acc
    y = y + apply(one, x(4))
    y = y + apply(two, x(1))
    y = y * calls
  contains
    subroutine step
      acc = acc * local(1) + local(2)
      local = local(2:1:-1) * acc
      calls = calls + 1
    end subroutine
    real(8) function one(t)
      real(8), intent(in) :: t
      one = t * acc * local(1)
      calls = calls + 1
    end function
    real(8) function two(t)
      real(8), intent(in) :: t
      acc = acc + t
      two = sin(acc * 0.1d0)
      two = two * apply(one, t)
    end function
  end subroutine
  recursive real(8) function apply(f, t) result(r)
    interface
      real(8) function f(t)
        real(8), intent(in) :: t
      end function
    end interface
    real(8), intent(in) :: t
    r = f(t) + f(t * 0.5d0)
  end function
  subroutine saved(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    y = 0
    do i = 1, 3
      call running(x(i), i == 1, y)
    end do
  end subroutine
  subroutine running(t, first, y)
    real(8) :: t, y
    logical :: first
    real(8), save :: mean = 0, hist(3) = 0
    integer, save :: k = 0
    if (first) then
      mean = 0; hist = 0; k = 0
    end if
    k = k + 1
    hist(k) = t * mean + t
    mean = mean + (t**2 - mean) / k
    y = y + mean * sum(hist(1:k))
  end subroutine
  subroutine concurrent_(n, x, y)
    integer :: n, i, j
    real(8) :: x(n), y, a(n, n), t, s
    do concurrent (i = 1:n, j = 1:n, i /= j) local(t)
      t = x(i) - x(j)
      a(i, j) = t**2 + 1
    end do
    do concurrent (i = 1:n)
      a(i, i) = x(i)
    end do
    s = 0
    do concurrent (i = 1:n) reduce(+:s)
      s = s + a(i, 1) * a(n, i)
    end do
    y = s + sum(a)
  end subroutine
  subroutine vectored(n, x, y)
    integer :: n
    real(8) :: x(n), y, a(6), m(3, 4)
    integer :: ix(3), iy(4)
    ix = [4, 1, 3]; iy = [2, 2, 5, 6]
    a = [x, x(1), x(2)]
    a(ix) = a(iy(2:4)) * x(ix)
    m = spread(a(ix), 2, 4)
    m(ix(2:3), iy(1:1)) = m(1:2, 1:1) * x(4)
    m(:, [3, 1]) = m(:, [1, 2]) ** 2
    call twice(a(iy(3:4)))
    y = sum(a(iy)) + product(a(ix)) + sum(m)
  contains
    subroutine twice(v)
      real(8), intent(in) :: v(:)
      a(1:2) = 2 * v * a(1)
    end subroutine
  end subroutine
  subroutine masked(n, x, y)
    integer :: n
    real(8) :: x(n), y, a(n), m(2, 2)
    a = x
    where (a > 1)
      a = a(n:1:-1) * a
      where (a < 2)
        a = -a
      elsewhere
        a = sqrt(a)
      end where
    elsewhere (a > 0.7d0)
      a = a**3
    end where
    m = reshape(a, [2, 2])
    where (m(:, 1) > 0) m(:, 2) = m(:, 1) / m(:, 2)
    y = sum(a) + sum(m**2)
  end subroutine
  subroutine dispatch(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    character(:), allocatable :: name
    character(6), parameter :: names(4) = ['linear', 'cubic ', 'expo  ', 'none  ']
    y = 0
    do i = 1, n
      name = trim(names(i)) // '_x'
      select case (name(1:index(name, '_') - 1))
      case ('linear'); y = y + x(i)
      case ('cubic'); y = y + x(i)**3 * y
      case ('e':'f'); y = y * exp(-x(i))
      case default; y = y - x(i) * len(name)
      end select
    end do
  end subroutine
  subroutine linked(n, x, y)
    integer :: n, i
    real(8) :: x(n), y
    type(node), pointer :: head, p
    head => null()
    do i = 1, n
      allocate (p)
      p%v = x(i) * i
      p%next => head
      head => p
    end do
    y = 0
    p => head
    do while (associated(p))
      if (associated(p%next)) p%v = p%v * p%next%v
      y = y + p%v**2
      p => p%next
    end do
    do while (associated(head))
      p => head%next
      deallocate (head)
      head => p
    end do
  end subroutine
  subroutine exits(n, x, y)
    integer :: n, i, j
    real(8) :: x(n), y
    y = x(1)
    outer: do i = 1, 10
      do j = 1, n
        if (mod(i + j, 3) == 0) cycle
        y = y * 0.9d0 + x(j) / i
        if (y > 3.1d0 .and. j > 2) exit outer
        if (i * j > 12) cycle outer
      end do
      y = y + sin(y)
    end do outer
    i = 0
    do
      i = i + 1
      y = y + x(2) / i
      if (i > 5) exit
    end do
    do while (y > 1)
      y = y * x(3) * 0.25d0
    end do
  end subroutine
  subroutine overwritten(n, x, y)
    integer :: n
    real(8) :: x(n), y
    state = x
    call advance
    call advance
    y = sum(state * x)
    state = 0
  contains
    subroutine advance
      real(8) :: old(4)
      old = state
      state(2:3) = old(1:2) * old(3:4)
      state(1) = old(4) - state(1)**2 * 0.1d0
    end subroutine
  end subroutine
end module
program p
#include "four.inc"
  CHECK(namelisted, x)
  CHECK(mixed_kinds, x)
  CHECK(complexes, x)
  CHECK(generics, x)
  CHECK(operators, x)
  CHECK(around, x)
  CHECK(associated_, x)
  CHECK(remapped, x)
  CHECK(growing, x)
  CHECK(optional_, x)
  CHECK(internals, x)
  CHECK(saved, x)
  CHECK(concurrent_, x)
  CHECK(vectored, x)
  CHECK(masked, x)
  CHECK(dispatch, x)
  CHECK(linked, x)
  CHECK(exits, x)
  CHECK(overwritten, x)
  call ended(19)
end program
