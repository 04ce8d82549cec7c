!mod$ v1 sum:10773901b77389f1
module m
contains
function energy(n,x) result(e)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8)::e
end
end
