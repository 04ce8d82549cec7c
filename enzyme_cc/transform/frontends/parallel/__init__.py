"""Model what runs code in threads and processes: OpenMP, threads, MPI."""
