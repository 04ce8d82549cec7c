!mod$ v1 sum:cfd204af717a882c
module m
contains
function f(x) result(y)
real(8),intent(in)::x
real(8)::y
end
end
