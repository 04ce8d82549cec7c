!mod$ v1 sum:e288792c060ebad9
module sums
contains
function total(x) result(y)
real(8),intent(in)::x(:)
real(8)::y
end
function square(x) result(y)
real(8),intent(in)::x
real(8)::y
end
end
