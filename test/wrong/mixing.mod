!mod$ v1 sum:01b653e8d2d9a002
module mixing
contains
function scramble(x) result(y)
real(8),intent(in)::x
real(8)::y
end
end
