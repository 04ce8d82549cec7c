! Photons in bins: arrays that are reduced, a loss under a named critical, a transport sweep by planes.
module tallies_of
  implicit none
  integer, parameter :: n = 7, bins = 5, photons = 24
contains
  ! Where photons are absorbed: each bin gets parts, smooth in where the photon is.
  function absorbed(x) result(r)
    double precision, intent(in) :: x(n)
    double precision :: r, tally(bins), most, place, weight
    integer :: i, b, steps
    tally = 0
    most = 0
    !$omp parallel do schedule(dynamic, 3) private(place, weight, b, steps) reduction(+ : tally) &
    !$omp& reduction(max : most)
    do i = 1, photons
      place = x(1) * mod(7 * i, 11) / 10
      weight = 1 + x(2) * i / photons
      do steps = 1, 3
        do b = 1, bins
          tally(b) = tally(b) + weight * exp(-(place - x(3) * b)**2)
        end do
        place = place + x(4) * steps * 0.2d0
        weight = weight * (1 - x(5) * 0.3d0)
      end do
      most = max(most, weight)
    end do
    !$omp end parallel do
    r = sum(tally**2) / bins + most
  end function
  ! Losses whose sum is kept by hand, by one thread after the other; the log of a product of parts.
  function losses(x) result(r)
    double precision, intent(in) :: x(n)
    double precision :: r, own, total, product_of
    integer :: i
    total = 0
    product_of = 1
    !$omp parallel private(own) reduction(* : product_of)
    own = 0
    !$omp do schedule(guided)
    do i = 1, n
      own = own + log(1 + x(i)**2)
      product_of = product_of * (1 + 0.1d0 * x(i))
    end do
    !$omp end do nowait
    !$omp critical (losses_of_all)
    total = total + own * x(6)
    !$omp end critical (losses_of_all)
    !$omp end parallel
    r = total * product_of
  end function
  ! Rays through a slab in both directions at once, in sections, with arrays that each allocates.
  function slab(x) result(r)
    double precision, intent(in) :: x(n)
    double precision :: r, flux(n, 2)
    double precision, allocatable :: source(:)
    integer :: i, k
    !$omp parallel private(source, i) shared(flux)
    allocate (source(n))
    source = x * x(7)
    !$omp sections
    !$omp section
    flux(1, 1) = source(1)
    do i = 2, n
      flux(i, 1) = flux(i - 1, 1) * exp(-x(i)) + source(i)
    end do
    !$omp section
    flux(n, 2) = source(n)
    do i = n - 1, 1, -1
      flux(i, 2) = flux(i + 1, 2) * exp(-x(i)) + source(i)
    end do
    !$omp end sections
    deallocate (source)
    !$omp end parallel
    r = 0
    !$omp parallel do collapse(2) reduction(+ : r)
    do k = 1, 2
      do i = 1, n
        r = r + flux(i, k) * flux(i, 3 - k) * i
      end do
    end do
  end function
  function total(x) result(r)
    double precision, intent(in) :: x(n)
    double precision :: r
    r = absorbed(x) + losses(x) * slab(x)
  end function
end module
program tallies
  use enzyme
  use tallies_of
#include "total.inc"
end program
