# CMake puts this before a target's compiler: sh launch.sh enzyme-cc /usr/bin/clang -c a.c
command=$1
compiler=$2
shift 2
exec "$command" "--enzyme-toolchain=$compiler" "$@"
