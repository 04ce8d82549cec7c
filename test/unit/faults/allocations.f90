! Allocations that say whether there was memory; what flang makes by itself says nothing.
module programs
  use iso_c_binding
  implicit none
  interface
    function autodiff(f, x) bind(c, name="__enzyme_autodiff") result(d)
      import
      interface
        function f(x) bind(c)
          import
          real(c_double), value :: x
          real(c_double) :: f
        end function
      end interface
      real(c_double), value :: x
      real(c_double) :: d
    end function
    subroutine note(is_there) bind(c)
      import
      integer(c_int), value :: is_there
    end subroutine
  end interface
contains
  function arrays(x) bind(c) result(s)
    real(c_double), value :: x
    real(c_double) :: s
    real(c_double), allocatable :: a(:), b(:)
    integer :: status, i
    allocate(a(7), stat=status)
    call note(merge(1, 0, status == 0))
    if (status /= 0) then
      s = 3 * x
      return
    end if
    do i = 1, 7
      a(i) = x * x + i
    end do
    allocate(b(5), stat=status)
    call note(merge(1, 0, status == 0))
    if (status /= 0) then
      s = sum(a) * x
      return
    end if
    do i = 1, 5
      b(i) = a(i) * x
    end do
    s = sum(b) + a(7)
  end function
  function pointers(x) bind(c) result(s)
    real(c_double), value :: x
    real(c_double) :: s
    real(c_double), pointer :: p(:), q(:)
    integer :: status, i
    allocate(p(6), stat=status)
    call note(merge(1, 0, status == 0))
    if (status /= 0) then
      s = 5 * x
      return
    end if
    do i = 1, 6
      p(i) = x * i
    end do
    allocate(q, source=p, stat=status)
    call note(merge(1, 0, status == 0))
    s = sum(p) * x
    if (status == 0) then
      s = s + sum(q) * x * x
      deallocate(q)
    end if
    deallocate(p)
  end function
  function arrays_reverse(x) bind(c) result(d)
    real(c_double), value :: x
    real(c_double) :: d
    d = autodiff(arrays, x)
  end function
  function pointers_reverse(x) bind(c) result(d)
    real(c_double), value :: x
    real(c_double) :: d
    d = autodiff(pointers, x)
  end function
end module
