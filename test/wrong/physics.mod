!mod$ v1 sum:5fe30a61bd519577
module physics
contains
function state(t) result(s)
real(8),intent(in)::t
real(8)::s
end
end
