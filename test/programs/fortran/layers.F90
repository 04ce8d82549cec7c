! A small net: layers with weights of their own, in an array of a type; samples the same way.
#include "check.inc"
module functions
  implicit none
  integer, parameter :: dp = kind(1d0)
  type :: layer_t
    integer :: inputs = 0, outputs = 0
    real(dp), allocatable :: w(:, :)
    real(dp), allocatable :: b(:)
    character(8) :: activation = 'tanh'
  contains
    procedure :: forward => layer_forward
  end type
  type :: net_t
    type(layer_t), allocatable :: layers(:)
    real(dp) :: penalty = 1e-3_dp
  contains
    procedure :: build
    procedure :: predict
    procedure :: norm
  end type
  type :: sample_t
    real(dp) :: t = 0
    real(dp), allocatable :: x(:)
  end type
  type :: data_t
    type(sample_t), allocatable :: samples(:)
    real(dp), allocatable :: weights(:)
  end type
contains
  function layer_forward(self, x) result(y)
    class(layer_t), intent(in) :: self
    real(dp), intent(in) :: x(:)
    real(dp), allocatable :: y(:)
    y = matmul(self%w, x) + self%b
    select case (trim(self%activation))
    case ('tanh')
      y = tanh(y)
    case ('relu')
      y = max(y, 0._dp)
    end select
  end function
  subroutine build(self, sizes, x)
    class(net_t), intent(inout) :: self
    integer, intent(in) :: sizes(:)
    real(dp), intent(in) :: x(:)
    integer :: l, i, j
    allocate(self%layers(size(sizes) - 1))
    do l = 1, size(sizes) - 1
      associate (layer => self%layers(l))
        layer%inputs = sizes(l)
        layer%outputs = sizes(l + 1)
        allocate(layer%w(layer%outputs, layer%inputs), layer%b(layer%outputs))
        do j = 1, layer%inputs
          do i = 1, layer%outputs
            layer%w(i, j) = 0.3_dp * x(mod(i + 2 * j + l, size(x)) + 1) - 0.1_dp * i
          end do
        end do
        layer%b = 0.05_dp * x(l)
      end associate
    end do
    self%layers(size(self%layers))%activation = 'none'
  end subroutine
  function predict(self, x) result(y)
    class(net_t), intent(in) :: self
    real(dp), intent(in) :: x(:)
    real(dp), allocatable :: y(:)
    integer :: l
    y = x
    do l = 1, size(self%layers)
      y = self%layers(l)%forward(y)
    end do
  end function
  real(dp) function norm(self)
    class(net_t), intent(in) :: self
    integer :: l
    norm = 0
    do l = 1, size(self%layers)
      norm = norm + sum(self%layers(l)%w**2)
    end do
    norm = self%penalty * norm
  end function
  real(dp) function loss(net, all)
    type(net_t), intent(in) :: net
    type(data_t), intent(in) :: all
    real(dp), allocatable :: y(:)
    integer :: i
    loss = net%norm()
    do i = 1, size(all%samples)
      y = net%predict(all%samples(i)%x)
      loss = loss + all%weights(i) * (y(1) - all%samples(i)%t)**2
    end do
  end function
  subroutine trained(n, x, y)
    integer :: n, i
    real(dp) :: x(n), y
    type(net_t) :: net
    type(data_t) :: all
    call net%build([3, 4, 2, 1], x)
    allocate(all%samples(2))
    allocate(all%weights(2), source=1._dp)
    do i = 1, 2
      all%samples(i)%t = 0.5_dp * i
      all%samples(i)%x = [0.1_dp * i, 0.3_dp, x(1) / i]
    end do
    all%weights(2) = x(3)
    y = loss(net, all)
  end subroutine
  subroutine copied(n, x, y)
    integer :: n
    real(dp) :: x(n), y
    type(net_t) :: net, other
    type(layer_t) :: first
    real(dp), allocatable :: out(:)
    call net%build([3, 2, 1], x)
    other = net
    first = other%layers(1)
    first%b = first%b * x(2)
    other%layers(1) = first
    out = net%predict(x(1:3)) + other%predict(x(2:4))
    y = out(1) * other%norm()
  end subroutine
end module
program p
#include "four.inc"
  CHECK(trained, x)
  CHECK(copied, x)
  call ended(2)
end program
