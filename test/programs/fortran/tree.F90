! A tree by pointers, whose type no variable is of: what it is at first, only its description says.
#include "check.inc"
module functions
  implicit none
  integer, parameter :: wp = 8
  type :: list_t
    type(list_t), pointer :: left => null(), right => null()
    real(wp) :: key = 0
    integer :: n = 0
  end type
contains
  recursive subroutine insert(t, key)
    type(list_t), pointer, intent(inout) :: t
    real(wp), intent(in) :: key
    if (.not. associated(t)) then
      allocate (t)
      t%key = key
      t%n = 1
    else if (key < t%key) then
      call insert(t%left, key * 1.5_wp)
    else
      t%n = t%n + 1
      call insert(t%right, key + t%key)
    end if
  end subroutine
  recursive function walk(t) result(s)
    type(list_t), pointer, intent(in) :: t
    real(wp) :: s
    s = 0
    if (.not. associated(t)) return
    s = walk(t%left) * 2 + t%key**2 * t%n + walk(t%right) * t%key
  end function
  recursive subroutine free_tree(t)
    type(list_t), pointer, intent(inout) :: t
    if (.not. associated(t)) return
    call free_tree(t%left)
    call free_tree(t%right)
    deallocate (t)
  end subroutine
  subroutine tree(n, x, y)
    integer :: n, i
    real(wp) :: x(n), y
    type(list_t), pointer :: root
    root => null()
    do i = 1, n
      call insert(root, x(i))
    end do
    y = walk(root)
    call free_tree(root)
  end subroutine
end module
program p
#include "four.inc"
  CHECK(tree, x)
  call ended(1)
end program
