!mod$ v1 sum:abd48c9570635d29
module k
real(8)::store(1_8:4_8)
interface
function lost(x)
real(8),intent(in)::x
real(8)::lost
end
end interface
contains
function f(x)
real(8),intent(in)::x
real(8)::f
end
end
