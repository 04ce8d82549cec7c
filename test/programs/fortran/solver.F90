! A heat equation in time: an abstract integrator, a state with allocatable fields, a problem that owns a grid.
#include "check.inc"
module functions
  implicit none
  integer, parameter :: dp = kind(1d0)
  type :: grid_t
    integer :: n = 0
    real(dp) :: dx = 0
    real(dp), allocatable :: centres(:)
  end type
  type :: state_t
    real(dp) :: t = 0
    real(dp), allocatable :: u(:)
  contains
    procedure :: init => state_init
    procedure :: energy
  end type
  type :: problem_t
    type(grid_t) :: grid
    real(dp) :: conductivity = 1
    real(dp), allocatable :: source(:)
  contains
    procedure :: set_up
    procedure :: rhs
  end type
  type, abstract :: integrator_t
    real(dp) :: dt = 0.01_dp
    integer :: steps = 0
  contains
    procedure(step_i), deferred :: step
    procedure :: advance
  end type
  abstract interface
    subroutine step_i(self, problem, state)
      import integrator_t, problem_t, state_t
      class(integrator_t), intent(inout) :: self
      class(problem_t), intent(in) :: problem
      type(state_t), intent(inout) :: state
    end subroutine
  end interface
  type, extends(integrator_t) :: euler_t
  contains
    procedure :: step => euler_step
  end type
  type, extends(integrator_t) :: rk4_t
    real(dp), allocatable :: k(:, :)
  contains
    procedure :: step => rk4_step
  end type
contains
  subroutine state_init(self, n)
    class(state_t), intent(inout) :: self
    integer, intent(in) :: n
    allocate(self%u(n))
    self%u = 0
    self%t = 0
  end subroutine
  real(dp) function energy(self)
    class(state_t), intent(in) :: self
    energy = sum(self%u**2) / size(self%u)
  end function
  subroutine set_up(self, n, conductivity)
    class(problem_t), intent(inout) :: self
    integer, intent(in) :: n
    real(dp), intent(in) :: conductivity
    integer :: i
    self%grid%n = n
    self%grid%dx = 1._dp / n
    self%grid%centres = [((i - 0.5_dp) / n, i = 1, n)]
    self%conductivity = conductivity
    allocate(self%source(n), source=0._dp)
  end subroutine
  function rhs(self, t, u) result(du)
    class(problem_t), intent(in) :: self
    real(dp), intent(in) :: t, u(:)
    real(dp) :: du(size(u))
    integer :: i, n
    n = self%grid%n
    do i = 1, n
      du(i) = self%source(i) * cos(t) - 2 * u(i)
      if (i > 1) du(i) = du(i) + u(i - 1)
      if (i < n) du(i) = du(i) + u(i + 1)
    end do
    du = self%conductivity * du / self%grid%dx**2 * 0.01_dp + sin(self%grid%centres) * u**2
  end function
  subroutine euler_step(self, problem, state)
    class(euler_t), intent(inout) :: self
    class(problem_t), intent(in) :: problem
    type(state_t), intent(inout) :: state
    state%u = state%u + self%dt * problem%rhs(state%t, state%u)
    state%t = state%t + self%dt
  end subroutine
  subroutine rk4_step(self, problem, state)
    class(rk4_t), intent(inout) :: self
    class(problem_t), intent(in) :: problem
    type(state_t), intent(inout) :: state
    if (.not. allocated(self%k)) allocate(self%k(size(state%u), 4))
    associate (h => self%dt, k => self%k, t => state%t, u => state%u)
      k(:, 1) = problem%rhs(t, u)
      k(:, 2) = problem%rhs(t + h / 2, u + h / 2 * k(:, 1))
      k(:, 3) = problem%rhs(t + h / 2, u + h / 2 * k(:, 2))
      k(:, 4) = problem%rhs(t + h, u + h * k(:, 3))
      u = u + h / 6 * (k(:, 1) + 2 * k(:, 2) + 2 * k(:, 3) + k(:, 4))
      t = t + h
    end associate
  end subroutine
  subroutine advance(self, problem, state, steps)
    class(integrator_t), intent(inout) :: self
    class(problem_t), intent(in) :: problem
    type(state_t), intent(inout) :: state
    integer, intent(in) :: steps
    integer :: i
    do i = 1, steps
      call self%step(problem, state)
      self%steps = self%steps + 1
    end do
  end subroutine
  subroutine solved(solver, n, x, y)
    class(integrator_t), intent(inout) :: solver
    integer, intent(in) :: n
    real(dp), intent(in) :: x(n)
    real(dp), intent(out) :: y
    type(problem_t) :: problem
    type(state_t) :: state
    call problem%set_up(8, x(1))
    problem%source(2:4) = x(2)
    call state%init(8)
    state%u = x(3) * problem%grid%centres + x(4)
    call solver%advance(problem, state, 5)
    y = state%energy()
  end subroutine
  subroutine by_euler(n, x, y)
    integer :: n
    real(dp) :: x(n), y
    type(euler_t) :: solver
    call solved(solver, n, x, y)
  end subroutine
  subroutine by_rk4(n, x, y)
    integer :: n
    real(dp) :: x(n), y
    type(rk4_t) :: solver
    solver%dt = 0.02_dp
    call solved(solver, n, x, y)
  end subroutine
  subroutine by_chosen(n, x, y)
    integer :: n
    real(dp) :: x(n), y
    class(integrator_t), allocatable :: solver
    if (x(1) > 1) then
      allocate(rk4_t :: solver)
    else
      allocate(euler_t :: solver)
    end if
    solver%dt = 0.015_dp
    call solved(solver, n, x, y)
  end subroutine
end module
program p
#include "four.inc"
  CHECK(by_euler, x)
  CHECK(by_rk4, x)
  CHECK(by_chosen, x)
  call ended(3)
end program
