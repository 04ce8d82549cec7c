! Open MPI's mpif.h as Debian has it is for gfortran: flang refuses what it says of MPI_Sizeof.
      include 'mpif-config.h'
      include 'mpif-constants.h'
      include 'mpif-handles.h'
      include 'mpif-externals.h'
      include 'mpif-sentinels.h'
