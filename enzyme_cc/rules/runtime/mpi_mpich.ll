; Written by .ci/runtime.py from the C in mpi/, with clang-16.

declare i32 @MPI_Abort(i32, i32)

declare i32 @MPI_Allgather(ptr, i32, i32, ptr, i32, i32, i32)

declare i32 @MPI_Allgatherv(ptr, i32, i32, ptr, ptr, ptr, i32, i32)

declare i32 @MPI_Allreduce(ptr, ptr, i32, i32, i32, i32)

declare i32 @MPI_Alltoall(ptr, i32, i32, ptr, i32, i32, i32)

declare i32 @MPI_Alltoallv(ptr, ptr, ptr, i32, ptr, ptr, ptr, i32, i32)

declare i32 @MPI_Barrier(i32)

declare i32 @MPI_Bcast(ptr, i32, i32, i32, i32)

declare i32 @MPI_Bsend(ptr, i32, i32, i32, i32, i32)

declare i32 @MPI_Bsend_init(ptr, i32, i32, i32, i32, i32, ptr)

declare i32 @MPI_Cart_create(i32, i32, ptr, ptr, i32, ptr)

declare i32 @MPI_Cart_shift(i32, i32, i32, ptr, ptr)

declare i32 @MPI_Cart_sub(i32, ptr, ptr)

declare i32 @MPI_Cartdim_get(i32, ptr)

declare i32 @MPI_Comm_create(i32, i32, ptr)

declare i32 @MPI_Comm_create_group(i32, i32, i32, ptr)

declare i32 @MPI_Comm_create_keyval(ptr, ptr, ptr, ptr)

declare i32 @MPI_Comm_disconnect(ptr)

declare i32 @MPI_Comm_dup(i32, ptr)

declare i32 @MPI_Comm_dup_with_info(i32, i32, ptr)

declare i32 @MPI_Comm_free(ptr)

declare i32 @MPI_Comm_get_attr(i32, i32, ptr, ptr)

declare i32 @MPI_Comm_rank(i32, ptr)

declare i32 @MPI_Comm_set_attr(i32, i32, ptr)

declare i32 @MPI_Comm_size(i32, ptr)

declare i32 @MPI_Comm_split(i32, i32, i32, ptr)

declare i32 @MPI_Comm_split_type(i32, i32, i32, i32, ptr)

declare i32 @MPI_Comm_test_inter(i32, ptr)

declare i32 @MPI_Dist_graph_create(i32, i32, ptr, ptr, ptr, ptr, i32, i32, ptr)

declare i32 @MPI_Dist_graph_create_adjacent(i32, i32, ptr, ptr, i32, ptr, ptr, i32, i32, ptr)

declare i32 @MPI_Dist_graph_neighbors(i32, i32, ptr, ptr, i32, ptr, ptr)

declare i32 @MPI_Dist_graph_neighbors_count(i32, ptr, ptr, ptr)

declare i32 @MPI_Exscan(ptr, ptr, i32, i32, i32, i32)

declare i32 @MPI_Gather(ptr, i32, i32, ptr, i32, i32, i32, i32)

declare i32 @MPI_Gatherv(ptr, i32, i32, ptr, ptr, ptr, i32, i32, i32)

declare i32 @MPI_Get_count(ptr, i32, ptr)

declare i32 @MPI_Get_elements(ptr, i32, ptr)

declare i32 @MPI_Graph_create(i32, i32, ptr, ptr, i32, ptr)

declare i32 @MPI_Graph_neighbors(i32, i32, i32, ptr)

declare i32 @MPI_Graph_neighbors_count(i32, i32, ptr)

declare i32 @MPI_Iallgather(ptr, i32, i32, ptr, i32, i32, i32, ptr)

declare i32 @MPI_Iallgatherv(ptr, i32, i32, ptr, ptr, ptr, i32, i32, ptr)

declare i32 @MPI_Iallreduce(ptr, ptr, i32, i32, i32, i32, ptr)

declare i32 @MPI_Ialltoall(ptr, i32, i32, ptr, i32, i32, i32, ptr)

declare i32 @MPI_Ialltoallv(ptr, ptr, ptr, i32, ptr, ptr, ptr, i32, i32, ptr)

declare i32 @MPI_Ibarrier(i32, ptr)

declare i32 @MPI_Ibcast(ptr, i32, i32, i32, i32, ptr)

declare i32 @MPI_Ibsend(ptr, i32, i32, i32, i32, i32, ptr)

declare i32 @MPI_Iexscan(ptr, ptr, i32, i32, i32, i32, ptr)

declare i32 @MPI_Igather(ptr, i32, i32, ptr, i32, i32, i32, i32, ptr)

declare i32 @MPI_Igatherv(ptr, i32, i32, ptr, ptr, ptr, i32, i32, i32, ptr)

declare i32 @MPI_Ineighbor_allgather(ptr, i32, i32, ptr, i32, i32, i32, ptr)

declare i32 @MPI_Ineighbor_allgatherv(ptr, i32, i32, ptr, ptr, ptr, i32, i32, ptr)

declare i32 @MPI_Ineighbor_alltoall(ptr, i32, i32, ptr, i32, i32, i32, ptr)

declare i32 @MPI_Ineighbor_alltoallv(ptr, ptr, ptr, i32, ptr, ptr, ptr, i32, i32, ptr)

declare i32 @MPI_Intercomm_create(i32, i32, i32, i32, i32, ptr)

declare i32 @MPI_Intercomm_merge(i32, i32, ptr)

declare i32 @MPI_Iprobe(i32, i32, i32, ptr, ptr)

declare i32 @MPI_Irecv(ptr, i32, i32, i32, i32, i32, ptr)

declare i32 @MPI_Ireduce(ptr, ptr, i32, i32, i32, i32, i32, ptr)

declare i32 @MPI_Ireduce_scatter(ptr, ptr, ptr, i32, i32, i32, ptr)

declare i32 @MPI_Ireduce_scatter_block(ptr, ptr, i32, i32, i32, i32, ptr)

declare i32 @MPI_Irsend(ptr, i32, i32, i32, i32, i32, ptr)

declare i32 @MPI_Is_thread_main(ptr)

declare i32 @MPI_Iscan(ptr, ptr, i32, i32, i32, i32, ptr)

declare i32 @MPI_Iscatter(ptr, i32, i32, ptr, i32, i32, i32, i32, ptr)

declare i32 @MPI_Iscatterv(ptr, ptr, ptr, i32, ptr, i32, i32, i32, i32, ptr)

declare i32 @MPI_Isend(ptr, i32, i32, i32, i32, i32, ptr)

declare i32 @MPI_Issend(ptr, i32, i32, i32, i32, i32, ptr)

declare i32 @MPI_Neighbor_allgather(ptr, i32, i32, ptr, i32, i32, i32)

declare i32 @MPI_Neighbor_allgatherv(ptr, i32, i32, ptr, ptr, ptr, i32, i32)

declare i32 @MPI_Neighbor_alltoall(ptr, i32, i32, ptr, i32, i32, i32)

declare i32 @MPI_Neighbor_alltoallv(ptr, ptr, ptr, i32, ptr, ptr, ptr, i32, i32)

declare i32 @MPI_Pack(ptr, i32, i32, ptr, i32, ptr, i32)

declare i32 @MPI_Pack_size(i32, i32, i32, ptr)

declare i32 @MPI_Probe(i32, i32, i32, ptr)

declare i32 @MPI_Query_thread(ptr)

declare i32 @MPI_Recv(ptr, i32, i32, i32, i32, i32, ptr)

declare i32 @MPI_Recv_init(ptr, i32, i32, i32, i32, i32, ptr)

declare i32 @MPI_Reduce(ptr, ptr, i32, i32, i32, i32, i32)

declare i32 @MPI_Reduce_scatter(ptr, ptr, ptr, i32, i32, i32)

declare i32 @MPI_Reduce_scatter_block(ptr, ptr, i32, i32, i32, i32)

declare i32 @MPI_Request_free(ptr)

declare i32 @MPI_Rsend(ptr, i32, i32, i32, i32, i32)

declare i32 @MPI_Rsend_init(ptr, i32, i32, i32, i32, i32, ptr)

declare i32 @MPI_Scan(ptr, ptr, i32, i32, i32, i32)

declare i32 @MPI_Scatter(ptr, i32, i32, ptr, i32, i32, i32, i32)

declare i32 @MPI_Scatterv(ptr, ptr, ptr, i32, ptr, i32, i32, i32, i32)

declare i32 @MPI_Send(ptr, i32, i32, i32, i32, i32)

declare i32 @MPI_Send_init(ptr, i32, i32, i32, i32, i32, ptr)

declare i32 @MPI_Sendrecv(ptr, i32, i32, i32, i32, ptr, i32, i32, i32, i32, i32, ptr)

declare i32 @MPI_Sendrecv_replace(ptr, i32, i32, i32, i32, i32, i32, i32, ptr)

declare i32 @MPI_Ssend(ptr, i32, i32, i32, i32, i32)

declare i32 @MPI_Ssend_init(ptr, i32, i32, i32, i32, i32, ptr)

declare i32 @MPI_Startall(i32, ptr)

declare i32 @MPI_Status_c2f(ptr, ptr)

declare i32 @MPI_Status_set_elements(ptr, i32, i32)

declare i32 @MPI_Test(ptr, ptr, ptr)

declare i32 @MPI_Testall(i32, ptr, ptr, ptr)

declare i32 @MPI_Testany(i32, ptr, ptr, ptr, ptr)

declare i32 @MPI_Testsome(i32, ptr, ptr, ptr, ptr)

declare i32 @MPI_Topo_test(i32, ptr)

declare i32 @MPI_Type_commit(ptr)

declare i32 @MPI_Type_contiguous(i32, i32, ptr)

declare i32 @MPI_Type_create_hindexed_block(i32, i32, ptr, i32, ptr)

declare i32 @MPI_Type_create_resized(i32, i64, i64, ptr)

declare i32 @MPI_Type_create_struct(i32, ptr, ptr, ptr, ptr)

declare i32 @MPI_Type_dup(i32, ptr)

declare i32 @MPI_Type_free(ptr)

declare i32 @MPI_Type_get_contents(i32, i32, i32, i32, ptr, ptr, ptr)

declare extern_weak i32 @MPI_Type_get_contents_c(i32, i64, i64, i64, i64, ptr, ptr, ptr, ptr)

declare i32 @MPI_Type_get_envelope(i32, ptr, ptr, ptr, ptr)

declare extern_weak i32 @MPI_Type_get_envelope_c(i32, ptr, ptr, ptr, ptr, ptr)

declare i32 @MPI_Type_get_extent(i32, ptr, ptr)

declare i32 @MPI_Type_get_true_extent(i32, ptr, ptr)

declare i32 @MPI_Type_size(i32, ptr)

declare i32 @MPI_Wait(ptr, ptr)

declare i32 @MPI_Waitall(i32, ptr, ptr)

declare i32 @MPI_Waitany(i32, ptr, ptr, ptr)

declare i32 @MPI_Waitsome(i32, ptr, ptr, ptr, ptr)

@__enzyme_cc.mpi_mpich..str = private constant [60 x i8] c"a tape is reversed in other directions than it was made for\00", align 1

@__enzyme_cc.mpi_mpich..str.1 = private constant [38 x i8] c"differentiate both sweeps, or neither\00", align 1

@__enzyme_cc.mpi_mpich..str.10 = private constant [6 x i8] c"iQxfs\00", align 1

@__enzyme_cc.mpi_mpich..str.100 = private constant [48 x i8] c"more than 2147483647 derivatives in one message\00", align 1

@__enzyme_cc.mpi_mpich..str.101 = private constant [19 x i8] c"send them in parts\00", align 1

@__enzyme_cc.mpi_mpich..str.102 = private constant [34 x i8] c"a part of an element was received\00", align 1

@__enzyme_cc.mpi_mpich..str.103 = private constant [20 x i8] c"send whole elements\00", align 1

@__enzyme_cc.mpi_mpich..str.104 = private constant [52 x i8] c"this tag is too large to be sent back with adjoints\00", align 1

@__enzyme_cc.mpi_mpich..str.105 = private constant [53 x i8] c"too many messages with one tag are under way at once\00", align 1

@__enzyme_cc.mpi_mpich..str.106 = private constant [39 x i8] c"take tags below 4096, or more than one\00", align 1

@__enzyme_cc.mpi_mpich..str.107 = private constant [99 x i8] c"with both MPI_ANY_SOURCE and MPI_ANY_TAG, adjoints of faster processes could be taken for messages\00", align 1

@__enzyme_cc.mpi_mpich..str.108 = private constant [28 x i8] c"name the tag, or the source\00", align 1

@__enzyme_cc.mpi_mpich..str.109 = private constant [47 x i8] c"a buffered send with a request has no tangents\00", align 1

@__enzyme_cc.mpi_mpich..str.11 = private constant [6 x i8] c"iQkXS\00", align 1

@__enzyme_cc.mpi_mpich..str.110 = private constant [43 x i8] c"take MPI_Isend, MPI_Send_init or MPI_Bsend\00", align 1

@__enzyme_cc.mpi_mpich..str.111 = private constant [60 x i8] c"a process that is a neighbour twice has too many neighbours\00", align 1

@__enzyme_cc.mpi_mpich..str.112 = private constant [36 x i8] c"send messages: MPI_Isend, MPI_Irecv\00", align 1

@__enzyme_cc.mpi_mpich..str.113 = private constant [100 x i8] c"threads call MPI in some of these processes, and in others none do, for they run another executable\00", align 1

@__enzyme_cc.mpi_mpich..str.114 = private constant [73 x i8] c"let threads call MPI in all executables or in none of them, or start one\00", align 1

@__enzyme_cc.mpi_mpich..str.115 = private constant [63 x i8] c"collectives between two groups of processes have no derivative\00", align 1

@__enzyme_cc.mpi_mpich..str.116 = private constant [38 x i8] c"merge the groups: MPI_Intercomm_merge\00", align 1

@__enzyme_cc.mpi_mpich..str.117 = private constant [124 x i8] c"the derivative of this reduction is not known: it is none of MPI_SUM, MPI_PROD, MPI_MAX, MPI_MIN, MPI_MAXLOC and MPI_MINLOC\00", align 1

@__enzyme_cc.mpi_mpich..str.118 = private constant [42 x i8] c"gather the data, and combine it in a loop\00", align 1

@__enzyme_cc.mpi_mpich..str.119 = private constant [59 x i8] c"the derivative of products of complex numbers is not known\00", align 1

@__enzyme_cc.mpi_mpich..str.12 = private constant [2 x i8] c"q\00", align 1

@__enzyme_cc.mpi_mpich..str.120 = private constant [48 x i8] c"gather the numbers, and multiply them in a loop\00", align 1

@__enzyme_cc.mpi_mpich..str.121 = private constant [62 x i8] c"the second derivative of products over processes is not known\00", align 1

@__enzyme_cc.mpi_mpich..str.122 = private constant [78 x i8] c"tangents of this reduction, which is no sum, are only known without a request\00", align 1

@__enzyme_cc.mpi_mpich..str.123 = private constant [24 x i8] c"call the one that waits\00", align 1

@__enzyme_cc.mpi_mpich..str.124 = private constant [58 x i8] c"collectives of one communicator are reversed out of order\00", align 1

@__enzyme_cc.mpi_mpich..str.125 = private constant [44 x i8] c"let all processes call them from one thread\00", align 1

@__enzyme_cc.mpi_mpich..str.126 = private constant [64 x i8] c"more elements in one call than an int counts have no derivative\00", align 1

@__enzyme_cc.mpi_mpich..str.127 = private constant [63 x i8] c"exchange fewer elements, of a larger type: MPI_Type_contiguous\00", align 1

@__enzyme_cc.mpi_mpich..str.13 = private constant [3 x i8] c"iQ\00", align 1

@__enzyme_cc.mpi_mpich..str.14 = private constant [13 x i8] c"bidiibidiics\00", align 1

@__enzyme_cc.mpi_mpich..str.15 = private constant [10 x i8] c"bidiiiics\00", align 1

@__enzyme_cc.mpi_mpich..str.16 = private constant [5 x i8] c"iics\00", align 1

@__enzyme_cc.mpi_mpich..str.17 = private constant [6 x i8] c"iicfs\00", align 1

@__enzyme_cc.mpi_mpich..str.18 = private constant [3 x i8] c"cn\00", align 1

@__enzyme_cc.mpi_mpich..str.19 = private constant [4 x i8] c"cIn\00", align 1

@__enzyme_cc.mpi_mpich..str.2 = private constant [7 x i8] c"bidiic\00", align 1

@__enzyme_cc.mpi_mpich..str.20 = private constant [5 x i8] c"ciin\00", align 1

@__enzyme_cc.mpi_mpich..str.21 = private constant [6 x i8] c"ciiIn\00", align 1

@__enzyme_cc.mpi_mpich..str.22 = private constant [4 x i8] c"cgn\00", align 1

@__enzyme_cc.mpi_mpich..str.23 = private constant [5 x i8] c"cgin\00", align 1

@__enzyme_cc.mpi_mpich..str.24 = private constant [7 x i8] c"ciaain\00", align 1

@__enzyme_cc.mpi_mpich..str.25 = private constant [4 x i8] c"can\00", align 1

@__enzyme_cc.mpi_mpich..str.26 = private constant [10 x i8] c"ciaaaaIin\00", align 1

@__enzyme_cc.mpi_mpich..str.27 = private constant [11 x i8] c"ciaaiaaIin\00", align 1

@__enzyme_cc.mpi_mpich..str.28 = private constant [7 x i8] c"ciciin\00", align 1

@__enzyme_cc.mpi_mpich..str.29 = private constant [4 x i8] c"cin\00", align 1

@__enzyme_cc.mpi_mpich..str.3 = private constant [8 x i8] c"bidiics\00", align 1

@__enzyme_cc.mpi_mpich..str.30 = private constant [2 x i8] c"N\00", align 1

@__enzyme_cc.mpi_mpich..str.31 = private constant [6 x i8] c"bidic\00", align 1

@__enzyme_cc.mpi_mpich..str.32 = private constant [7 x i8] c"bidicq\00", align 1

@__enzyme_cc.mpi_mpich..str.33 = private constant [8 x i8] c"bbidoic\00", align 1

@__enzyme_cc.mpi_mpich..str.34 = private constant [9 x i8] c"bbidoicq\00", align 1

@__enzyme_cc.mpi_mpich..str.35 = private constant [7 x i8] c"bbidoc\00", align 1

@__enzyme_cc.mpi_mpich..str.36 = private constant [8 x i8] c"bbidocq\00", align 1

@__enzyme_cc.mpi_mpich..str.37 = private constant [9 x i8] c"bidbidic\00", align 1

@__enzyme_cc.mpi_mpich..str.38 = private constant [10 x i8] c"bidbidicq\00", align 1

@__enzyme_cc.mpi_mpich..str.39 = private constant [10 x i8] c"baadbidic\00", align 1

@__enzyme_cc.mpi_mpich..str.4 = private constant [8 x i8] c"bidiicq\00", align 1

@__enzyme_cc.mpi_mpich..str.40 = private constant [11 x i8] c"baadbidicq\00", align 1

@__enzyme_cc.mpi_mpich..str.41 = private constant [10 x i8] c"bidbaadic\00", align 1

@__enzyme_cc.mpi_mpich..str.42 = private constant [11 x i8] c"bidbaadicq\00", align 1

@__enzyme_cc.mpi_mpich..str.43 = private constant [8 x i8] c"bidbidc\00", align 1

@__enzyme_cc.mpi_mpich..str.44 = private constant [9 x i8] c"bidbidcq\00", align 1

@__enzyme_cc.mpi_mpich..str.45 = private constant [9 x i8] c"bidbaadc\00", align 1

@__enzyme_cc.mpi_mpich..str.46 = private constant [10 x i8] c"bidbaadcq\00", align 1

@__enzyme_cc.mpi_mpich..str.47 = private constant [10 x i8] c"baadbaadc\00", align 1

@__enzyme_cc.mpi_mpich..str.48 = private constant [11 x i8] c"baadbaadcq\00", align 1

@__enzyme_cc.mpi_mpich..str.49 = private constant [7 x i8] c"bbadoc\00", align 1

@__enzyme_cc.mpi_mpich..str.5 = private constant [3 x i8] c"qs\00", align 1

@__enzyme_cc.mpi_mpich..str.50 = private constant [8 x i8] c"bbadocq\00", align 1

@__enzyme_cc.mpi_mpich..str.51 = private constant [7 x i8] c".l....\00", align 1

@__enzyme_cc.mpi_mpich..str.52 = private constant [8 x i8] c".l.....\00", align 1

@__enzyme_cc.mpi_mpich..str.53 = private constant [13 x i8] c".l....l.....\00", align 1

@__enzyme_cc.mpi_mpich..str.54 = private constant [10 x i8] c".l.......\00", align 1

@__enzyme_cc.mpi_mpich..str.55 = private constant [6 x i8] c".l...\00", align 1

@__enzyme_cc.mpi_mpich..str.56 = private constant [8 x i8] c"..l....\00", align 1

@__enzyme_cc.mpi_mpich..str.57 = private constant [9 x i8] c"..l.....\00", align 1

@__enzyme_cc.mpi_mpich..str.58 = private constant [7 x i8] c"..l...\00", align 1

@__enzyme_cc.mpi_mpich..str.59 = private constant [9 x i8] c".m..l.oc\00", align 1

@__enzyme_cc.mpi_mpich..str.6 = private constant [4 x i8] c"qfs\00", align 1

@__enzyme_cc.mpi_mpich..str.60 = private constant [10 x i8] c".m..l.ocr\00", align 1

@__enzyme_cc.mpi_mpich..str.61 = private constant [9 x i8] c".l..m.oc\00", align 1

@__enzyme_cc.mpi_mpich..str.62 = private constant [10 x i8] c".l..m.ocr\00", align 1

@__enzyme_cc.mpi_mpich..str.63 = private constant [8 x i8] c".l..l..\00", align 1

@__enzyme_cc.mpi_mpich..str.64 = private constant [9 x i8] c".l..l...\00", align 1

@__enzyme_cc.mpi_mpich..str.65 = private constant [10 x i8] c".CP..l.oc\00", align 1

@__enzyme_cc.mpi_mpich..str.66 = private constant [10 x i8] c".l..CP.oc\00", align 1

@__enzyme_cc.mpi_mpich..str.67 = private constant [9 x i8] c".l..CP.c\00", align 1

@__enzyme_cc.mpi_mpich..str.68 = private constant [10 x i8] c".CP..CP.c\00", align 1

@__enzyme_cc.mpi_mpich..str.69 = private constant [7 x i8] c"..C..c\00", align 1

@__enzyme_cc.mpi_mpich..str.7 = private constant [4 x i8] c"iQS\00", align 1

@__enzyme_cc.mpi_mpich..str.70 = private constant [9 x i8] c".l..SQ.n\00", align 1

@__enzyme_cc.mpi_mpich..str.71 = private constant [10 x i8] c".TU..SQ.n\00", align 1

@__enzyme_cc.mpi_mpich..str.72 = private constant [11 x i8] c".CP..l.ocr\00", align 1

@__enzyme_cc.mpi_mpich..str.73 = private constant [11 x i8] c".l..CP.ocr\00", align 1

@__enzyme_cc.mpi_mpich..str.74 = private constant [10 x i8] c".l..CP.cr\00", align 1

@__enzyme_cc.mpi_mpich..str.75 = private constant [11 x i8] c".CP..CP.cr\00", align 1

@__enzyme_cc.mpi_mpich..str.76 = private constant [8 x i8] c"..C..cr\00", align 1

@__enzyme_cc.mpi_mpich..str.77 = private constant [10 x i8] c".l..SQ.nr\00", align 1

@__enzyme_cc.mpi_mpich..str.78 = private constant [11 x i8] c".TU..SQ.nr\00", align 1

@__enzyme_cc.mpi_mpich..str.79 = private constant [39 x i8] c"enzyme-cc: %s: %s\0Aenzyme-cc: note: %s\0A\00", align 1

@__enzyme_cc.mpi_mpich..str.8 = private constant [5 x i8] c"iQfS\00", align 1

@__enzyme_cc.mpi_mpich..str.80 = private constant [133 x i8] c"with MPI_THREAD_MULTIPLE, threads may wait for messages of each other, and are reversed one after the other (--enzyme-deterministic)\00", align 1

@__enzyme_cc.mpi_mpich..str.81 = private constant [72 x i8] c"ask MPI_Init_thread for MPI_THREAD_SERIALIZED, or leave that option out\00", align 1

@__enzyme_cc.mpi_mpich..str.82 = private constant [78 x i8] c"another thread than the first calls MPI, which was not told that others would\00", align 1

@__enzyme_cc.mpi_mpich..str.83 = private constant [74 x i8] c"ask MPI_Init_thread for MPI_THREAD_SERIALIZED, and let threads take turns\00", align 1

@__enzyme_cc.mpi_mpich..str.84 = private constant [18 x i8] c"derivative of MPI\00", align 1

@__enzyme_cc.mpi_mpich..str.85 = private constant [14 x i8] c"out of memory\00", align 1

@__enzyme_cc.mpi_mpich..str.86 = private constant [29 x i8] c"give each process less to do\00", align 1

@__enzyme_cc.mpi_mpich..str.87 = private constant [51 x i8] c"numbers in data of this derived type are not known\00", align 1

@__enzyme_cc.mpi_mpich..str.88 = private constant [71 x i8] c"make the type of contiguous, vector, indexed, struct or subarray parts\00", align 1

@__enzyme_cc.mpi_mpich..str.89 = private constant [37 x i8] c"this type of data is none of MPICH's\00", align 1

@__enzyme_cc.mpi_mpich..str.9 = private constant [5 x i8] c"iQxs\00", align 1

@__enzyme_cc.mpi_mpich..str.90 = private constant [45 x i8] c"link MPICH, or one with its binary interface\00", align 1

@__enzyme_cc.mpi_mpich..str.91 = private constant [76 x i8] c"the addresses of numbers are in the type: their derivatives cannot be found\00", align 1

@__enzyme_cc.mpi_mpich..str.92 = private constant [65 x i8] c"pass the address of the data, with a type that counts from there\00", align 1

@__enzyme_cc.mpi_mpich..str.93 = private constant [86 x i8] c"memory that carries derivatives is sent as bytes: what numbers are in it is not known\00", align 1

@__enzyme_cc.mpi_mpich..str.94 = private constant [85 x i8] c"send it with the type of its numbers, or copy what is no number to memory of its own\00", align 1

@__enzyme_cc.mpi_mpich..str.95 = private constant [46 x i8] c"the upper half of all tags is for derivatives\00", align 1

@__enzyme_cc.mpi_mpich..str.96 = private constant [19 x i8] c"take a smaller tag\00", align 1

@__enzyme_cc.mpi_mpich..str.97 = private constant [54 x i8] c"three quarters of all tags are for second derivatives\00", align 1

@__enzyme_cc.mpi_mpich..str.98 = private constant [34 x i8] c"this message was never waited for\00", align 1

@__enzyme_cc.mpi_mpich..str.99 = private constant [33 x i8] c"wait for it where it is received\00", align 1

@__enzyme_cc.mpi_mpich.OPERATIONS = internal constant [20 x i32] [i32 0, i32 0, i32 1, i32 2, i32 3, i32 3, i32 4, i32 4, i32 5, i32 5, i32 6, i32 6, i32 7, i32 7, i32 8, i32 8, i32 9, i32 9, i32 10, i32 11], align 16

@__enzyme_cc.mpi_mpich.__const.add_named.all = private constant [22 x { i32, i32, i32, i32 }] [{ i32, i32, i32, i32 } { i32 1275070475, i32 1, i32 1, i32 0 }, { i32, i32, i32, i32 } { i32 1275069450, i32 0, i32 1, i32 0 }, { i32, i32, i32, i32 } { i32 1275072524, i32 2, i32 1, i32 0 }, { i32, i32, i32, i32 } { i32 1275070495, i32 1, i32 1, i32 0 }, { i32, i32, i32, i32 } { i32 1275069468, i32 0, i32 1, i32 0 }, { i32, i32, i32, i32 } { i32 1275069479, i32 0, i32 1, i32 0 }, { i32, i32, i32, i32 } { i32 1275070505, i32 1, i32 1, i32 0 }, { i32, i32, i32, i32 } { i32 1275070528, i32 0, i32 2, i32 1 }, { i32, i32, i32, i32 } { i32 1275072577, i32 1, i32 2, i32 1 }, { i32, i32, i32, i32 } { i32 1275076674, i32 2, i32 2, i32 1 }, { i32, i32, i32, i32 } { i32 1275070516, i32 0, i32 2, i32 1 }, { i32, i32, i32, i32 } { i32 1275072565, i32 1, i32 2, i32 1 }, { i32, i32, i32, i32 } { i32 1275076662, i32 2, i32 2, i32 1 }, { i32, i32, i32, i32 } { i32 1275070494, i32 0, i32 2, i32 1 }, { i32, i32, i32, i32 } { i32 1275072546, i32 1, i32 2, i32 1 }, { i32, i32, i32, i32 } { i32 1275070504, i32 0, i32 2, i32 1 }, { i32, i32, i32, i32 } { i32 1275072554, i32 1, i32 2, i32 1 }, { i32, i32, i32, i32 } { i32 -1946157056, i32 0, i32 1, i32 2 }, { i32, i32, i32, i32 } { i32 -1946157055, i32 1, i32 1, i32 2 }, { i32, i32, i32, i32 } { i32 -1946157052, i32 2, i32 1, i32 2 }, { i32, i32, i32, i32 } { i32 1275070497, i32 0, i32 2, i32 2 }, { i32, i32, i32, i32 } { i32 1275072547, i32 1, i32 2, i32 2 }], align 16

@__enzyme_cc_mpi_mpich_in_threads = extern_weak constant i8, align 1

@__enzyme_cc_mpi_mpich_shared = linkonce_odr hidden global { i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr } zeroinitializer, align 8

define internal void @__enzyme_cc.mpi_mpich.add_atomically_to_double(ptr nocapture %0, double %1) {
  %3 = load atomic i64, ptr %0 monotonic, align 8
  br label %4

4:
  %5 = phi i64 [ %3, %2 ], [ %11, %4 ]
  %6 = bitcast i64 %5 to double
  %7 = fadd double %6, %1
  %8 = bitcast double %7 to i64
  %9 = cmpxchg weak ptr %0, i64 %5, i64 %8 monotonic monotonic, align 8
  %10 = extractvalue { i64, i1 } %9, 1
  %11 = extractvalue { i64, i1 } %9, 0
  br i1 %10, label %12, label %4

12:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.add_atomically_to_float(ptr nocapture %0, float %1) {
  %3 = load atomic i32, ptr %0 monotonic, align 4
  br label %4

4:
  %5 = phi i32 [ %3, %2 ], [ %11, %4 ]
  %6 = bitcast i32 %5 to float
  %7 = fadd float %6, %1
  %8 = bitcast float %7 to i32
  %9 = cmpxchg weak ptr %0, i32 %5, i32 %8 monotonic monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  %11 = extractvalue { i32, i1 } %9, 0
  br i1 %10, label %12, label %4

12:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.add_block(ptr nocapture %0, i32 %1, i64 %2, i64 %3, ptr %4) {
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = call i32 @MPI_Type_get_extent(i32 %1, ptr nonnull %6, ptr nonnull %7)
  %9 = load i64, ptr %7, align 8
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %12, label %11

11:
  ret void

12:
  %13 = phi i64 [ %16, %12 ], [ 0, %5 ]
  %14 = mul nsw i64 %13, %9
  %15 = add nsw i64 %14, %2
  call void @__enzyme_cc.mpi_mpich.add_type(ptr %0, i32 %1, i64 %15, ptr %4)
  %16 = add nuw nsw i64 %13, 1
  %17 = icmp eq i64 %16, %3
  br i1 %17, label %11, label %12
}

define internal void @__enzyme_cc.mpi_mpich.add_one_part(ptr nocapture %0, i64 %1, i32 %2, i32 %3, i32 %4, i32 %5) {
  %7 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %32, label %10

10:
  %11 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %12 = load ptr, ptr %11, align 8
  %13 = add nsw i32 %8, -1
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds { i64, i32, i32, i32 }, ptr %12, i64 %14
  %16 = icmp eq ptr %12, null
  br i1 %16, label %32, label %17

17:
  %18 = getelementptr inbounds { i64, i32, i32, i32 }, ptr %12, i64 %14, i32 1
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, %2
  br i1 %20, label %21, label %32

21:
  %22 = load i64, ptr %15, align 8
  %23 = getelementptr inbounds { i64, i32, i32, i32 }, ptr %12, i64 %14, i32 2
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  %26 = sext i32 %3 to i64
  %27 = mul nsw i64 %25, %26
  %28 = add nsw i64 %27, %22
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %30, label %32

30:
  %31 = add nsw i32 %24, %4
  store i32 %31, ptr %23, align 4
  br label %64

32:
  %33 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 6
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %8, %34
  br i1 %35, label %39, label %36

36:
  %37 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %38 = load ptr, ptr %37, align 8
  br label %55

39:
  %40 = shl nsw i32 %8, 1
  %41 = select i1 %9, i32 4, i32 %40
  %42 = sext i32 %41 to i64
  %43 = mul nsw i64 %42, 24
  %44 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %43)
  %45 = load i32, ptr %7, align 8
  %46 = icmp eq i32 %45, 0
  %47 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %48 = load ptr, ptr %47, align 8
  br i1 %46, label %52, label %49

49:
  %50 = sext i32 %45 to i64
  %51 = mul nsw i64 %50, 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %48, i64 %51, i1 false)
  br label %52

52:
  %53 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  tail call void @free(ptr %48)
  store ptr %44, ptr %53, align 8
  store i32 %41, ptr %33, align 4
  %54 = load i32, ptr %7, align 8
  br label %55

55:
  %56 = phi i32 [ %8, %36 ], [ %54, %52 ]
  %57 = phi ptr [ %38, %36 ], [ %44, %52 ]
  %58 = add nsw i32 %56, 1
  store i32 %58, ptr %7, align 8
  %59 = sext i32 %56 to i64
  %60 = getelementptr inbounds { i64, i32, i32, i32 }, ptr %57, i64 %59
  store i64 %1, ptr %60, align 8
  %61 = getelementptr inbounds i8, ptr %60, i64 8
  store i32 %2, ptr %61, align 8
  %62 = getelementptr inbounds i8, ptr %60, i64 12
  store i32 %4, ptr %62, align 4
  %63 = getelementptr inbounds i8, ptr %60, i64 16
  store i32 %5, ptr %63, align 8
  br label %64

64:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.add_part(ptr nocapture %0, i32 %1, ptr nocapture readonly %2, i32 %3, i32 %4, i64 %5, i64 %6, ptr %7) {
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %10, label %11

10:
  tail call void @__enzyme_cc.mpi_mpich.add_type(ptr %0, i32 %1, i64 %5, ptr %7)
  br label %60

11:
  %12 = getelementptr inbounds i64, ptr %2, i64 -1
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %2, i64 %13
  %15 = shl nsw i64 %13, 1
  %16 = getelementptr inbounds i64, ptr %2, i64 %15
  %17 = icmp eq i32 %4, 56
  %18 = sext i32 %3 to i64
  %19 = sub nsw i64 %13, %18
  %20 = add nsw i32 %3, -1
  %21 = sext i32 %20 to i64
  %22 = select i1 %17, i64 %19, i64 %21
  br i1 %17, label %25, label %23

23:
  %24 = icmp sgt i64 %22, 0
  br i1 %24, label %36, label %44

25:
  %26 = add nsw i64 %19, 1
  %27 = icmp slt i64 %26, %13
  br i1 %27, label %28, label %44

28:
  %29 = phi i64 [ %34, %28 ], [ %26, %25 ]
  %30 = phi i64 [ %33, %28 ], [ %6, %25 ]
  %31 = getelementptr inbounds i64, ptr %2, i64 %29
  %32 = load i64, ptr %31, align 8
  %33 = mul nsw i64 %32, %30
  %34 = add nsw i64 %29, 1
  %35 = icmp eq i64 %34, %13
  br i1 %35, label %44, label %28

36:
  %37 = phi i64 [ %42, %36 ], [ 0, %23 ]
  %38 = phi i64 [ %41, %36 ], [ %6, %23 ]
  %39 = getelementptr inbounds i64, ptr %2, i64 %37
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %40, %38
  %42 = add nuw nsw i64 %37, 1
  %43 = icmp eq i64 %42, %22
  br i1 %43, label %44, label %36

44:
  %45 = phi i64 [ %6, %25 ], [ %6, %23 ], [ %33, %28 ], [ %41, %36 ]
  %46 = getelementptr inbounds i64, ptr %14, i64 %22
  %47 = load i64, ptr %46, align 8
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %49, label %60

49:
  %50 = getelementptr inbounds i64, ptr %16, i64 %22
  br label %51

51:
  %52 = phi i64 [ 0, %49 ], [ %57, %51 ]
  %53 = load i64, ptr %50, align 8
  %54 = add nsw i64 %53, %52
  %55 = mul nsw i64 %54, %45
  %56 = add nsw i64 %55, %5
  tail call void @__enzyme_cc.mpi_mpich.add_part(ptr %0, i32 %1, ptr nonnull %2, i32 %20, i32 %4, i64 %56, i64 %6, ptr %7)
  %57 = add nuw nsw i64 %52, 1
  %58 = load i64, ptr %46, align 8
  %59 = icmp slt i64 %57, %58
  br i1 %59, label %51, label %60

60:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.add_run(ptr nocapture %0, i64 %1, i32 %2, i64 %3) {
  %5 = icmp slt i64 %3, 1
  br i1 %5, label %73, label %6

6:
  %7 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 7
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %8, %3
  store i64 %9, ptr %7, align 8
  %10 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 8
  %11 = load i32, ptr %10, align 8
  %12 = icmp ult i32 %11, %2
  br i1 %12, label %13, label %14

13:
  store i32 %2, ptr %10, align 8
  br label %14

14:
  %15 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %42, label %18

18:
  %19 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %20 = load ptr, ptr %19, align 8
  %21 = add nsw i32 %16, -1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds { i64, i32, i64 }, ptr %20, i64 %22
  %24 = icmp eq ptr %20, null
  br i1 %24, label %42, label %25

25:
  %26 = getelementptr inbounds { i64, i32, i64 }, ptr %20, i64 %22, i32 1
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, %2
  br i1 %28, label %29, label %42

29:
  %30 = load i64, ptr %23, align 8
  %31 = getelementptr inbounds { i64, i32, i64 }, ptr %20, i64 %22, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i32 %2, 0
  %34 = icmp eq i32 %2, 1
  %35 = select i1 %34, i64 8, i64 16
  %36 = select i1 %33, i64 4, i64 %35
  %37 = mul i64 %32, %36
  %38 = add nsw i64 %37, %30
  %39 = icmp eq i64 %38, %1
  br i1 %39, label %40, label %42

40:
  %41 = add nsw i64 %32, %3
  store i64 %41, ptr %31, align 8
  br label %73

42:
  %43 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %16, %44
  br i1 %45, label %49, label %46

46:
  %47 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %48 = load ptr, ptr %47, align 8
  br label %65

49:
  %50 = shl nsw i32 %16, 1
  %51 = select i1 %17, i32 4, i32 %50
  %52 = sext i32 %51 to i64
  %53 = mul nsw i64 %52, 24
  %54 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %53)
  %55 = load i32, ptr %15, align 8
  %56 = icmp eq i32 %55, 0
  %57 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %58 = load ptr, ptr %57, align 8
  br i1 %56, label %62, label %59

59:
  %60 = sext i32 %55 to i64
  %61 = mul nsw i64 %60, 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %54, ptr align 8 %58, i64 %61, i1 false)
  br label %62

62:
  %63 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  tail call void @free(ptr %58)
  store ptr %54, ptr %63, align 8
  store i32 %51, ptr %43, align 4
  %64 = load i32, ptr %15, align 8
  br label %65

65:
  %66 = phi i32 [ %16, %46 ], [ %64, %62 ]
  %67 = phi ptr [ %48, %46 ], [ %54, %62 ]
  %68 = add nsw i32 %66, 1
  store i32 %68, ptr %15, align 8
  %69 = sext i32 %66 to i64
  %70 = getelementptr inbounds { i64, i32, i64 }, ptr %67, i64 %69
  store i64 %1, ptr %70, align 8
  %71 = getelementptr inbounds i8, ptr %70, i64 8
  store i32 %2, ptr %71, align 8
  %72 = getelementptr inbounds i8, ptr %70, i64 16
  store i64 %3, ptr %72, align 8
  br label %73

73:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.add_type(ptr nocapture %0, i32 %1, i64 %2, ptr %3) {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca { i32, ptr, ptr, ptr, i32 }, align 8
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(40) %15, i8 0, i64 40, i1 false)
  store volatile ptr @MPI_Type_get_envelope_c, ptr %8, align 8
  %16 = load volatile ptr, ptr %8, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %94, label %18

18:
  %19 = call i32 @MPI_Type_get_envelope_c(i32 %1, ptr nonnull %9, ptr nonnull %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %15)
  %20 = load i64, ptr %11, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %94, label %22

22:
  %23 = load i64, ptr %9, align 8
  %24 = shl i64 %23, 2
  %25 = add i64 %24, 4
  %26 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %25)
  %27 = load i64, ptr %10, align 8
  %28 = shl i64 %27, 3
  %29 = add i64 %28, 8
  %30 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %29)
  %31 = load i64, ptr %11, align 8
  %32 = shl i64 %31, 3
  %33 = add i64 %32, 8
  %34 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %33)
  %35 = load i64, ptr %12, align 8
  %36 = shl i64 %35, 2
  %37 = add i64 %36, 4
  %38 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %37)
  %39 = getelementptr inbounds { i32, ptr, ptr, ptr, i32 }, ptr %15, i64 0, i32 3
  store ptr %38, ptr %39, align 8
  %40 = load i64, ptr %12, align 8
  %41 = trunc i64 %40 to i32
  %42 = getelementptr inbounds { i32, ptr, ptr, ptr, i32 }, ptr %15, i64 0, i32 4
  store i32 %41, ptr %42, align 8
  %43 = load i64, ptr %9, align 8
  %44 = load i64, ptr %10, align 8
  %45 = load i64, ptr %11, align 8
  %46 = call i32 @MPI_Type_get_contents_c(i32 %1, i64 %43, i64 %44, i64 %45, i64 %40, ptr %26, ptr %30, ptr %34, ptr %38)
  call void @free(ptr %30)
  %47 = load i32, ptr %15, align 8
  %48 = icmp eq i32 %47, 13
  %49 = load i64, ptr %11, align 8
  %50 = shl i64 %49, 3
  %51 = add i64 %50, 16
  %52 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %51)
  %53 = getelementptr inbounds { i32, ptr, ptr, ptr, i32 }, ptr %15, i64 0, i32 1
  store ptr %52, ptr %53, align 8
  br i1 %48, label %56, label %54

54:
  %55 = load i64, ptr %11, align 8
  br label %65

56:
  %57 = load i32, ptr %26, align 4
  %58 = sext i32 %57 to i64
  store i64 %58, ptr %52, align 8
  %59 = getelementptr inbounds i32, ptr %26, i64 1
  %60 = load i32, ptr %59, align 4
  %61 = sext i32 %60 to i64
  %62 = load i64, ptr %11, align 8
  %63 = add nsw i64 %62, 1
  %64 = getelementptr inbounds i64, ptr %52, i64 %63
  store i64 %61, ptr %64, align 8
  br label %65

65:
  %66 = phi i64 [ %55, %54 ], [ %62, %56 ]
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %68, label %72

68:
  %69 = select i1 %48, i64 8, i64 0
  %70 = getelementptr i8, ptr %52, i64 %69
  %71 = shl nuw i64 %66, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %70, ptr align 8 %34, i64 %71, i1 false)
  br label %72

72:
  %73 = load i32, ptr %15, align 8
  switch i32 %73, label %74 [
    i32 19, label %77
    i32 6, label %77
  ]

74:
  %75 = load i64, ptr %34, align 8
  %76 = add nsw i64 %75, 1
  br label %77

77:
  %78 = phi i64 [ %76, %74 ], [ 2, %72 ], [ 2, %72 ]
  %79 = icmp sgt i64 %66, %78
  %80 = sub nsw i64 %66, %78
  %81 = select i1 %79, i64 %80, i64 0
  %82 = shl i64 %81, 3
  %83 = add i64 %82, 8
  %84 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %83)
  %85 = getelementptr inbounds { i32, ptr, ptr, ptr, i32 }, ptr %15, i64 0, i32 2
  store ptr %84, ptr %85, align 8
  %86 = icmp sgt i64 %81, 0
  br i1 %86, label %87, label %93

87:
  %88 = shl i64 %78, 3
  %89 = getelementptr i8, ptr %34, i64 %88
  %90 = call i64 @llvm.smax.i64(i64 %78, i64 %66)
  %91 = sub i64 %90, %78
  %92 = shl i64 %91, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %89, i64 %92, i1 false)
  br label %93

93:
  call void @free(ptr %26)
  call void @free(ptr %34)
  br label %143

94:
  %95 = getelementptr inbounds { i32, ptr, ptr, ptr, i32 }, ptr %15, i64 0, i32 4
  %96 = call i32 @MPI_Type_get_envelope(i32 %1, ptr nonnull %13, ptr nonnull %14, ptr nonnull %95, ptr nonnull %15)
  %97 = load i32, ptr %15, align 8
  %98 = icmp eq i32 %97, 1
  br i1 %98, label %99, label %100

99:
  br label %146

100:
  %101 = load i32, ptr %13, align 4
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = shl nsw i64 %103, 2
  %105 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %104)
  %106 = load i32, ptr %13, align 4
  %107 = add nsw i32 %106, 1
  %108 = sext i32 %107 to i64
  %109 = shl nsw i64 %108, 3
  %110 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %109)
  %111 = getelementptr inbounds { i32, ptr, ptr, ptr, i32 }, ptr %15, i64 0, i32 1
  store ptr %110, ptr %111, align 8
  %112 = load i32, ptr %14, align 4
  %113 = add nsw i32 %112, 1
  %114 = sext i32 %113 to i64
  %115 = shl nsw i64 %114, 3
  %116 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %115)
  %117 = getelementptr inbounds { i32, ptr, ptr, ptr, i32 }, ptr %15, i64 0, i32 2
  store ptr %116, ptr %117, align 8
  %118 = load i32, ptr %95, align 8
  %119 = add nsw i32 %118, 1
  %120 = sext i32 %119 to i64
  %121 = shl nsw i64 %120, 2
  %122 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %121)
  %123 = getelementptr inbounds { i32, ptr, ptr, ptr, i32 }, ptr %15, i64 0, i32 3
  store ptr %122, ptr %123, align 8
  %124 = load i32, ptr %13, align 4
  %125 = load i32, ptr %14, align 4
  %126 = load i32, ptr %95, align 8
  %127 = load ptr, ptr %117, align 8
  %128 = call i32 @MPI_Type_get_contents(i32 %1, i32 %124, i32 %125, i32 %126, ptr %105, ptr %127, ptr %122)
  %129 = load i32, ptr %13, align 4
  %130 = icmp sgt i32 %129, 0
  br i1 %130, label %131, label %134

131:
  %132 = load ptr, ptr %111, align 8
  %133 = zext i32 %129 to i64
  br label %135

134:
  call void @free(ptr %105)
  br label %143

135:
  %136 = phi i64 [ 0, %131 ], [ %141, %135 ]
  %137 = getelementptr inbounds i32, ptr %105, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds i64, ptr %132, i64 %136
  store i64 %139, ptr %140, align 8
  %141 = add nuw nsw i64 %136, 1
  %142 = icmp eq i64 %141, %133
  br i1 %142, label %134, label %135

143:
  %144 = load i32, ptr %15, align 8
  %145 = icmp eq i32 %144, 1
  br i1 %145, label %146, label %204

146:
  br label %147

147:
  %148 = phi i64 [ %188, %187 ], [ 0, %146 ]
  %149 = getelementptr inbounds [22 x { i32, i32, i32, i32 }], ptr @__enzyme_cc.mpi_mpich.__const.add_named.all, i64 0, i64 %148
  %150 = load i32, ptr %149, align 16
  %151 = icmp eq i32 %150, %1
  br i1 %151, label %152, label %187

152:
  %153 = add nsw i64 %148, -7
  %154 = icmp ult i64 %153, 10
  %155 = zext i1 %154 to i32
  %156 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 10
  %157 = load i32, ptr %156, align 8
  %158 = or i32 %157, %155
  store i32 %158, ptr %156, align 8
  %159 = add nsw i64 %148, -17
  %160 = icmp ult i64 %159, 5
  %161 = zext i1 %160 to i32
  %162 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 11
  %163 = load i32, ptr %162, align 4
  %164 = or i32 %163, %161
  store i32 %164, ptr %162, align 4
  %165 = getelementptr inbounds [22 x { i32, i32, i32, i32 }], ptr @__enzyme_cc.mpi_mpich.__const.add_named.all, i64 0, i64 %148, i32 1
  %166 = load i32, ptr %165, align 4
  %167 = getelementptr inbounds [22 x { i32, i32, i32, i32 }], ptr @__enzyme_cc.mpi_mpich.__const.add_named.all, i64 0, i64 %148, i32 2
  %168 = load i32, ptr %167, align 8
  %169 = sext i32 %168 to i64
  call void @__enzyme_cc.mpi_mpich.add_run(ptr %0, i64 %2, i32 %166, i64 %169)
  %170 = lshr i64 1221810, %148
  %171 = and i64 %170, 1
  %172 = icmp eq i64 %171, 0
  %173 = lshr i64 2443593, %148
  %174 = and i64 %173, 1
  %175 = icmp eq i64 %174, 0
  %176 = select i1 %175, i32 1275072524, i32 1275070475
  %177 = select i1 %172, i32 %176, i32 1275069450
  %178 = select i1 %175, i64 16, i64 8
  %179 = select i1 %172, i64 %178, i64 4
  %180 = trunc i64 %179 to i32
  call void @__enzyme_cc.mpi_mpich.add_one_part(ptr %0, i64 %2, i32 %177, i32 %180, i32 %168, i32 1)
  br i1 %160, label %181, label %364

181:
  %182 = lshr i64 917631, %148
  %183 = and i64 %182, 1
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %364, label %185

185:
  %186 = add i64 %179, %2
  call void @__enzyme_cc.mpi_mpich.add_one_part(ptr nonnull %0, i64 %186, i32 1275069445, i32 4, i32 1, i32 0)
  br label %364

187:
  %188 = add nuw nsw i64 %148, 1
  %189 = icmp eq i64 %188, 22
  br i1 %189, label %190, label %147

190:
  %191 = and i32 %1, -3
  %192 = icmp eq i32 %191, 1275068685
  br i1 %192, label %193, label %195

193:
  %194 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 9
  store i32 1, ptr %194, align 4
  br label %195

195:
  %196 = lshr i32 %1, 26
  switch i32 %196, label %197 [
    i32 19, label %198
    i32 35, label %198
  ]

197:
  call void @__enzyme_cc.mpi_mpich.stop(ptr %3, ptr nonnull @__enzyme_cc.mpi_mpich..str.89, ptr nonnull @__enzyme_cc.mpi_mpich..str.90)
  unreachable

198:
  %199 = call i32 @MPI_Type_size(i32 %1, ptr nonnull %7)
  %200 = load i32, ptr %7, align 4
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %203, label %202

202:
  call void @__enzyme_cc.mpi_mpich.add_one_part(ptr %0, i64 %2, i32 %1, i32 %200, i32 1, i32 0)
  br label %203

203:
  br label %364

204:
  %205 = getelementptr inbounds { i32, ptr, ptr, ptr, i32 }, ptr %15, i64 0, i32 4
  %206 = load i32, ptr %205, align 8
  %207 = getelementptr inbounds { i32, ptr, ptr, ptr, i32 }, ptr %15, i64 0, i32 1
  %208 = load ptr, ptr %207, align 8
  %209 = getelementptr inbounds { i32, ptr, ptr, ptr, i32 }, ptr %15, i64 0, i32 2
  %210 = load ptr, ptr %209, align 8
  %211 = getelementptr inbounds { i32, ptr, ptr, ptr, i32 }, ptr %15, i64 0, i32 3
  %212 = load ptr, ptr %211, align 8
  %213 = icmp eq i32 %206, 0
  br i1 %213, label %219, label %214

214:
  %215 = load i32, ptr %212, align 4
  %216 = call i32 @MPI_Type_get_extent(i32 %215, ptr nonnull %5, ptr nonnull %6)
  %217 = load i64, ptr %6, align 8
  %218 = load i32, ptr %15, align 8
  br label %219

219:
  %220 = phi i32 [ %218, %214 ], [ %144, %204 ]
  %221 = phi i64 [ %217, %214 ], [ 0, %204 ]
  switch i32 %220, label %347 [
    i32 2, label %252
    i32 18, label %252
    i32 3, label %254
    i32 4, label %246
    i32 6, label %241
    i32 7, label %238
    i32 9, label %235
    i32 10, label %230
    i32 19, label %225
    i32 12, label %222
    i32 13, label %337
  ]

222:
  %223 = load i64, ptr %208, align 8
  %224 = icmp sgt i64 %223, 0
  br i1 %224, label %325, label %348

225:
  %226 = load i64, ptr %208, align 8
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %228, label %348

228:
  %229 = getelementptr inbounds i64, ptr %208, i64 1
  br label %315

230:
  %231 = load i64, ptr %208, align 8
  %232 = icmp sgt i64 %231, 0
  br i1 %232, label %233, label %348

233:
  %234 = getelementptr inbounds i64, ptr %208, i64 1
  br label %303

235:
  %236 = load i64, ptr %208, align 8
  %237 = icmp sgt i64 %236, 0
  br i1 %237, label %292, label %348

238:
  %239 = load i64, ptr %208, align 8
  %240 = icmp sgt i64 %239, 0
  br i1 %240, label %278, label %348

241:
  %242 = load i64, ptr %208, align 8
  %243 = icmp sgt i64 %242, 0
  br i1 %243, label %244, label %348

244:
  %245 = getelementptr inbounds i64, ptr %208, i64 1
  br label %268

246:
  %247 = load i64, ptr %208, align 8
  %248 = icmp sgt i64 %247, 0
  br i1 %248, label %249, label %348

249:
  %250 = getelementptr inbounds i64, ptr %208, i64 2
  %251 = getelementptr inbounds i64, ptr %208, i64 1
  br label %257

252:
  %253 = load i32, ptr %212, align 4
  call void @__enzyme_cc.mpi_mpich.add_type(ptr %0, i32 %253, i64 %2, ptr %3)
  br label %348

254:
  %255 = load i32, ptr %212, align 4
  %256 = load i64, ptr %208, align 8
  call void @__enzyme_cc.mpi_mpich.add_block(ptr %0, i32 %255, i64 %2, i64 %256, ptr %3)
  br label %348

257:
  %258 = phi i64 [ 0, %249 ], [ %265, %257 ]
  %259 = load i32, ptr %212, align 4
  %260 = load i64, ptr %250, align 8
  %261 = mul i64 %258, %221
  %262 = mul i64 %261, %260
  %263 = add nsw i64 %262, %2
  %264 = load i64, ptr %251, align 8
  call void @__enzyme_cc.mpi_mpich.add_block(ptr %0, i32 %259, i64 %263, i64 %264, ptr %3)
  %265 = add nuw nsw i64 %258, 1
  %266 = load i64, ptr %208, align 8
  %267 = icmp slt i64 %265, %266
  br i1 %267, label %257, label %348

268:
  %269 = phi i64 [ 0, %244 ], [ %275, %268 ]
  %270 = load i32, ptr %212, align 4
  %271 = load i64, ptr %210, align 8
  %272 = mul nsw i64 %271, %269
  %273 = add nsw i64 %272, %2
  %274 = load i64, ptr %245, align 8
  call void @__enzyme_cc.mpi_mpich.add_block(ptr %0, i32 %270, i64 %273, i64 %274, ptr %3)
  %275 = add nuw nsw i64 %269, 1
  %276 = load i64, ptr %208, align 8
  %277 = icmp slt i64 %275, %276
  br i1 %277, label %268, label %348

278:
  %279 = phi i64 [ %290, %278 ], [ %239, %238 ]
  %280 = phi i64 [ %282, %278 ], [ 0, %238 ]
  %281 = load i32, ptr %212, align 4
  %282 = add nuw nsw i64 %280, 1
  %283 = add i64 %282, %279
  %284 = getelementptr inbounds i64, ptr %208, i64 %283
  %285 = load i64, ptr %284, align 8
  %286 = mul nsw i64 %285, %221
  %287 = add nsw i64 %286, %2
  %288 = getelementptr inbounds i64, ptr %208, i64 %282
  %289 = load i64, ptr %288, align 8
  call void @__enzyme_cc.mpi_mpich.add_block(ptr %0, i32 %281, i64 %287, i64 %289, ptr %3)
  %290 = load i64, ptr %208, align 8
  %291 = icmp slt i64 %282, %290
  br i1 %291, label %278, label %348

292:
  %293 = phi i64 [ %298, %292 ], [ 0, %235 ]
  %294 = load i32, ptr %212, align 4
  %295 = getelementptr inbounds i64, ptr %210, i64 %293
  %296 = load i64, ptr %295, align 8
  %297 = add nsw i64 %296, %2
  %298 = add nuw nsw i64 %293, 1
  %299 = getelementptr inbounds i64, ptr %208, i64 %298
  %300 = load i64, ptr %299, align 8
  call void @__enzyme_cc.mpi_mpich.add_block(ptr %0, i32 %294, i64 %297, i64 %300, ptr %3)
  %301 = load i64, ptr %208, align 8
  %302 = icmp slt i64 %298, %301
  br i1 %302, label %292, label %348

303:
  %304 = phi i64 [ 0, %233 ], [ %312, %303 ]
  %305 = load i32, ptr %212, align 4
  %306 = add nuw nsw i64 %304, 2
  %307 = getelementptr inbounds i64, ptr %208, i64 %306
  %308 = load i64, ptr %307, align 8
  %309 = mul nsw i64 %308, %221
  %310 = add nsw i64 %309, %2
  %311 = load i64, ptr %234, align 8
  call void @__enzyme_cc.mpi_mpich.add_block(ptr %0, i32 %305, i64 %310, i64 %311, ptr %3)
  %312 = add nuw nsw i64 %304, 1
  %313 = load i64, ptr %208, align 8
  %314 = icmp slt i64 %312, %313
  br i1 %314, label %303, label %348

315:
  %316 = phi i64 [ 0, %228 ], [ %322, %315 ]
  %317 = load i32, ptr %212, align 4
  %318 = getelementptr inbounds i64, ptr %210, i64 %316
  %319 = load i64, ptr %318, align 8
  %320 = add nsw i64 %319, %2
  %321 = load i64, ptr %229, align 8
  call void @__enzyme_cc.mpi_mpich.add_block(ptr %0, i32 %317, i64 %320, i64 %321, ptr %3)
  %322 = add nuw nsw i64 %316, 1
  %323 = load i64, ptr %208, align 8
  %324 = icmp slt i64 %322, %323
  br i1 %324, label %315, label %348

325:
  %326 = phi i64 [ %332, %325 ], [ 0, %222 ]
  %327 = getelementptr inbounds i32, ptr %212, i64 %326
  %328 = load i32, ptr %327, align 4
  %329 = getelementptr inbounds i64, ptr %210, i64 %326
  %330 = load i64, ptr %329, align 8
  %331 = add nsw i64 %330, %2
  %332 = add nuw nsw i64 %326, 1
  %333 = getelementptr inbounds i64, ptr %208, i64 %332
  %334 = load i64, ptr %333, align 8
  call void @__enzyme_cc.mpi_mpich.add_block(ptr %0, i32 %328, i64 %331, i64 %334, ptr %3)
  %335 = load i64, ptr %208, align 8
  %336 = icmp slt i64 %332, %335
  br i1 %336, label %325, label %348

337:
  %338 = load i32, ptr %212, align 4
  %339 = getelementptr inbounds i64, ptr %208, i64 1
  %340 = load i64, ptr %208, align 8
  %341 = trunc i64 %340 to i32
  %342 = mul nsw i64 %340, 3
  %343 = add nsw i64 %342, 1
  %344 = getelementptr inbounds i64, ptr %208, i64 %343
  %345 = load i64, ptr %344, align 8
  %346 = trunc i64 %345 to i32
  call void @__enzyme_cc.mpi_mpich.add_part(ptr %0, i32 %338, ptr nonnull %339, i32 %341, i32 %346, i64 %2, i64 %221, ptr %3)
  br label %348

347:
  call void @__enzyme_cc.mpi_mpich.stop(ptr %3, ptr nonnull @__enzyme_cc.mpi_mpich..str.87, ptr nonnull @__enzyme_cc.mpi_mpich..str.88)
  unreachable

348:
  %349 = icmp sgt i32 %206, 0
  br i1 %349, label %350, label %352

350:
  %351 = zext i32 %206 to i64
  br label %353

352:
  call void @free(ptr %208)
  call void @free(ptr %210)
  call void @free(ptr %212)
  br label %364

353:
  %354 = phi i64 [ 0, %350 ], [ %362, %361 ]
  %355 = getelementptr inbounds i32, ptr %212, i64 %354
  %356 = load i32, ptr %355, align 4
  %357 = call i32 @__enzyme_cc.mpi_mpich.is_named(i32 %356)
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %359, label %361

359:
  %360 = call i32 @MPI_Type_free(ptr nonnull %355)
  br label %361

361:
  %362 = add nuw nsw i64 %354, 1
  %363 = icmp eq i64 %362, %351
  br i1 %363, label %352, label %353

364:
  ret void
}

define internal ptr @__enzyme_cc.mpi_mpich.ahead(ptr nocapture %0, i32 %1, ptr nocapture readonly %2, i32 %3, ptr %4) {
  %6 = lshr i32 %3, 12
  %7 = and i32 %6, 4095
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %21, label %9

9:
  %10 = and i32 %3, 4095
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds ptr, ptr %2, i64 %11
  %13 = and i32 %3, 16773120
  %14 = icmp eq i32 %13, 0
  tail call void @__enzyme_cc.mpi_mpich.open_shared()
  %15 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 4), align 8
  %16 = add nsw i32 %15, -1
  %17 = shl nuw i32 1, %16
  %18 = sdiv i32 %17, 2
  %19 = select i1 %14, i32 %17, i32 %18
  %20 = tail call ptr @__enzyme_cc.mpi_mpich.paired_at(ptr %0, i32 %1, ptr %12, i32 %7, i32 %19, ptr %4)
  br label %21

21:
  %22 = phi ptr [ %20, %9 ], [ null, %5 ]
  ret ptr %22
}

define internal ptr @__enzyme_cc.mpi_mpich.ahead_of_request(ptr nocapture %0, i32 %1, ptr nocapture readonly %2, i32 %3, ptr %4) {
  %6 = icmp eq i32 %1, 4
  %7 = zext i1 %6 to i32
  %8 = tail call ptr @__enzyme_cc.mpi_mpich.ahead(ptr %0, i32 %7, ptr %2, i32 %3, ptr %4)
  %9 = icmp ne ptr %8, null
  %10 = icmp eq i32 %1, 3
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %13

12:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %4, ptr nonnull @__enzyme_cc.mpi_mpich..str.109, ptr nonnull @__enzyme_cc.mpi_mpich..str.110)
  unreachable

13:
  ret ptr %8
}

define internal i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = and i32 %0, 33554432
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %24, label %7

7:
  %8 = call i32 @MPI_Query_thread(ptr nonnull %3)
  %9 = call i32 @MPI_Is_thread_main(ptr nonnull %4)
  %10 = load i32, ptr %3, align 4
  %11 = icmp ne i32 %10, 3
  %12 = and i32 %0, 67108864
  %13 = icmp eq i32 %12, 0
  %14 = or i1 %13, %11
  br i1 %14, label %16, label %15

15:
  call void @__enzyme_cc.mpi_mpich.stop(ptr %1, ptr nonnull @__enzyme_cc.mpi_mpich..str.80, ptr nonnull @__enzyme_cc.mpi_mpich..str.81)
  unreachable

16:
  %17 = icmp sgt i32 %10, 1
  %18 = load i32, ptr %4, align 4
  %19 = icmp ne i32 %18, 0
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %22, label %21

21:
  call void @__enzyme_cc.mpi_mpich.stop(ptr %1, ptr nonnull @__enzyme_cc.mpi_mpich..str.82, ptr nonnull @__enzyme_cc.mpi_mpich..str.83)
  unreachable

22:
  store atomic i32 1, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 5) monotonic, align 4
  %23 = and i32 %0, -100663297
  br label %24

24:
  %25 = phi i32 [ %23, %22 ], [ %0, %2 ]
  ret i32 %25
}

define internal void @__enzyme_cc.mpi_mpich.back_of_both(ptr %0) {
  %2 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 53
  %3 = load i32, ptr %2, align 8
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %20

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 54
  br label %11

7:
  %8 = icmp sgt i32 %17, 0
  br i1 %8, label %9, label %20

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 54
  br label %21

11:
  %12 = phi i64 [ 0, %5 ], [ %16, %11 ]
  %13 = load ptr, ptr %6, align 8
  %14 = getelementptr inbounds ptr, ptr %13, i64 %12
  %15 = load ptr, ptr %14, align 8
  tail call void @__enzyme_cc.mpi_mpich.start(ptr %15)
  %16 = add nuw nsw i64 %12, 1
  %17 = load i32, ptr %2, align 8
  %18 = sext i32 %17 to i64
  %19 = icmp slt i64 %16, %18
  br i1 %19, label %11, label %7

20:
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %0)
  ret void

21:
  %22 = phi i64 [ 0, %9 ], [ %26, %21 ]
  %23 = load ptr, ptr %10, align 8
  %24 = getelementptr inbounds ptr, ptr %23, i64 %22
  %25 = load ptr, ptr %24, align 8
  tail call void @__enzyme_cc.mpi_mpich.finish(ptr %25)
  %26 = add nuw nsw i64 %22, 1
  %27 = load i32, ptr %2, align 8
  %28 = sext i32 %27 to i64
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %21, label %20
}

define internal void @__enzyme_cc.mpi_mpich.back_of_making(ptr %0) {
  %2 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %3 = load i32, ptr %2, align 4
  %4 = tail call ptr @__enzyme_cc.mpi_mpich.state_of(i32 %3)
  %5 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %4, i64 0, i32 9
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = tail call i32 @MPI_Comm_free(ptr nonnull %2)
  br label %10

10:
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %0)
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.back_of_message(ptr %0) {
  tail call void @__enzyme_cc.mpi_mpich.finish(ptr %0)
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.back_of_starting(ptr %0) {
  %2 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 53
  %3 = load i32, ptr %2, align 8
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %8

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 54
  %7 = zext i32 %3 to i64
  br label %9

8:
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %0)
  ret void

9:
  %10 = phi i64 [ %7, %5 ], [ %11, %9 ]
  %11 = add nsw i64 %10, -1
  %12 = load ptr, ptr %6, align 8
  %13 = and i64 %11, 4294967295
  %14 = getelementptr inbounds ptr, ptr %12, i64 %13
  %15 = load ptr, ptr %14, align 8
  tail call void @__enzyme_cc.mpi_mpich.finish(ptr %15)
  %16 = icmp ugt i64 %10, 1
  br i1 %16, label %9, label %8
}

define internal void @__enzyme_cc.mpi_mpich.back_of_waiting(ptr %0) {
  %2 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 53
  %3 = load i32, ptr %2, align 8
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %5, label %8

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 54
  %7 = zext i32 %3 to i64
  br label %9

8:
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %0)
  ret void

9:
  %10 = phi i64 [ %7, %5 ], [ %11, %21 ]
  %11 = add nsw i64 %10, -1
  %12 = load ptr, ptr %6, align 8
  %13 = and i64 %11, 4294967295
  %14 = getelementptr inbounds ptr, ptr %12, i64 %13
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %15, i64 0, i32 5
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 2
  br i1 %18, label %19, label %20

19:
  tail call void @__enzyme_cc.mpi_mpich.start_collective(ptr nonnull %15)
  br label %21

20:
  tail call void @__enzyme_cc.mpi_mpich.start(ptr nonnull %15)
  br label %21

21:
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %15)
  %22 = icmp ugt i64 %10, 1
  br i1 %22, label %9, label %8
}

define internal void @__enzyme_cc.mpi_mpich.begin(ptr readonly %0, i32 %1) {
  %3 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 35
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 1
  %8 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 1
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 25
  %12 = load ptr, ptr %11, align 8
  %13 = shl nsw i32 %1, 1
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %12, i64 %14
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 26
  %17 = load ptr, ptr %16, align 8
  %18 = mul nsw i32 %1, 6
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds ptr, ptr %17, i64 %19
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 38
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 37
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 36
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %24, %26
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 39
  %29 = load i32, ptr %28, align 8
  %30 = icmp ne i32 %29, 0
  %31 = select i1 %30, i32 %24, i32 -1
  %32 = load ptr, ptr %7, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %38

34:
  %35 = icmp eq i32 %6, 0
  %36 = select i1 %35, ptr %7, ptr %8
  %37 = load ptr, ptr %36, align 8
  br label %38

38:
  %39 = phi ptr [ %37, %34 ], [ %32, %2 ]
  %40 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %39, i64 0, i32 8
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 0
  %43 = icmp eq i32 %41, 1
  %44 = select i1 %43, i32 1275070475, i32 1275072524
  %45 = select i1 %42, i32 1275069450, i32 %44
  switch i32 %6, label %453 [
    i32 0, label %46
    i32 3, label %86
    i32 4, label %181
    i32 5, label %278
    i32 6, label %353
    i32 7, label %452
    i32 8, label %452
  ]

46:
  %47 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 2
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %32, i64 0, i32 7
  %50 = load i64, ptr %49, align 8
  %51 = mul i64 %50, %48
  %52 = icmp sgt i64 %51, 2147483647
  br i1 %52, label %53, label %54

53:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %10, ptr nonnull @__enzyme_cc.mpi_mpich..str.100, ptr nonnull @__enzyme_cc.mpi_mpich..str.101)
  unreachable

54:
  %55 = trunc i64 %51 to i32
  %56 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %32, i64 0, i32 8
  %57 = load i32, ptr %56, align 8
  %58 = icmp eq i32 %57, 0
  %59 = icmp eq i32 %57, 1
  %60 = select i1 %59, i64 8, i64 16
  %61 = select i1 %58, i64 4, i64 %60
  %62 = mul i64 %51, %61
  %63 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %62)
  store ptr %63, ptr %20, align 8
  %64 = load i64, ptr %47, align 8
  %65 = load ptr, ptr %7, align 8
  %66 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %65, i64 0, i32 7
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %65, i64 0, i32 8
  %69 = load i32, ptr %68, align 8
  %70 = icmp eq i32 %69, 0
  %71 = icmp eq i32 %69, 1
  %72 = select i1 %71, i64 8, i64 16
  %73 = select i1 %70, i64 4, i64 %72
  %74 = mul i64 %67, %64
  %75 = mul i64 %74, %73
  %76 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %75)
  %77 = getelementptr inbounds ptr, ptr %20, i64 1
  store ptr %76, ptr %77, align 8
  %78 = load i64, ptr %47, align 8
  %79 = load ptr, ptr %20, align 8
  tail call void @__enzyme_cc.mpi_mpich.move_side(ptr nonnull %3, i32 %1, i32 -1, i64 %78, ptr %79, i32 1)
  %80 = load ptr, ptr %20, align 8
  %81 = load ptr, ptr %77, align 8
  %82 = load i32, ptr %25, align 4
  %83 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %84 = load i32, ptr %83, align 4
  %85 = tail call i32 @MPI_Ireduce(ptr %80, ptr %81, i32 %55, i32 %45, i32 1476395011, i32 %82, i32 %84, ptr %15)
  br label %531

86:
  %87 = select i1 %27, i1 %30, i1 false
  br i1 %87, label %118, label %88

88:
  %89 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 2
  %90 = load i64, ptr %89, align 8
  %91 = load ptr, ptr %8, align 8
  %92 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %91, i64 0, i32 7
  %93 = load i64, ptr %92, align 8
  %94 = mul i64 %93, %90
  %95 = icmp sgt i64 %94, 2147483647
  br i1 %95, label %96, label %97

96:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %10, ptr nonnull @__enzyme_cc.mpi_mpich..str.100, ptr nonnull @__enzyme_cc.mpi_mpich..str.101)
  unreachable

97:
  %98 = trunc i64 %94 to i32
  %99 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %91, i64 0, i32 8
  %100 = load i32, ptr %99, align 8
  %101 = icmp eq i32 %100, 0
  %102 = icmp eq i32 %100, 1
  %103 = select i1 %102, i64 8, i64 16
  %104 = select i1 %101, i64 4, i64 %103
  %105 = mul i64 %94, %104
  %106 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %105)
  store ptr %106, ptr %20, align 8
  %107 = load i64, ptr %89, align 8
  tail call void @__enzyme_cc.mpi_mpich.move_side(ptr nonnull %4, i32 %1, i32 -1, i64 %107, ptr %106, i32 1)
  %108 = load ptr, ptr %8, align 8
  %109 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %108, i64 0, i32 8
  %110 = load i32, ptr %109, align 8
  %111 = icmp eq i32 %110, 0
  %112 = icmp eq i32 %110, 1
  %113 = select i1 %112, i32 1275070475, i32 1275072524
  %114 = select i1 %111, i32 1275069450, i32 %113
  br i1 %27, label %118, label %115

115:
  %116 = getelementptr inbounds ptr, ptr %20, i64 1
  %117 = load ptr, ptr %116, align 8
  br label %161

118:
  %119 = phi i32 [ %114, %97 ], [ %45, %86 ]
  %120 = phi i32 [ %98, %97 ], [ 0, %86 ]
  %121 = tail call ptr @__enzyme_cc.mpi_mpich.parts_of(ptr nonnull %3, i32 %22, ptr %10)
  %122 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 3
  %123 = load ptr, ptr %122, align 8
  %124 = icmp eq ptr %123, null
  br i1 %124, label %129, label %125

125:
  %126 = icmp sgt i32 %22, 0
  br i1 %126, label %127, label %143

127:
  %128 = zext i32 %22 to i64
  br label %134

129:
  %130 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = sext i32 %22 to i64
  %133 = mul nsw i64 %131, %132
  br label %143

134:
  %135 = phi i64 [ 0, %127 ], [ %141, %134 ]
  %136 = phi i64 [ 0, %127 ], [ %140, %134 ]
  %137 = getelementptr inbounds i32, ptr %123, i64 %135
  %138 = load i32, ptr %137, align 4
  %139 = sext i32 %138 to i64
  %140 = add nsw i64 %136, %139
  %141 = add nuw nsw i64 %135, 1
  %142 = icmp eq i64 %141, %128
  br i1 %142, label %143, label %134

143:
  %144 = phi i64 [ %133, %129 ], [ 0, %125 ], [ %140, %134 ]
  %145 = load ptr, ptr %7, align 8
  %146 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %145, i64 0, i32 7
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %145, i64 0, i32 8
  %149 = load i32, ptr %148, align 8
  %150 = icmp eq i32 %149, 0
  %151 = icmp eq i32 %149, 1
  %152 = select i1 %151, i64 8, i64 16
  %153 = select i1 %150, i64 4, i64 %152
  %154 = mul i64 %147, %144
  %155 = mul i64 %154, %153
  %156 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %155)
  %157 = getelementptr inbounds ptr, ptr %20, i64 1
  store ptr %156, ptr %157, align 8
  br i1 %27, label %158, label %161

158:
  %159 = load i32, ptr %28, align 8
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %167

161:
  %162 = phi ptr [ %156, %158 ], [ %156, %143 ], [ %117, %115 ]
  %163 = phi ptr [ %121, %158 ], [ %121, %143 ], [ null, %115 ]
  %164 = phi i32 [ %120, %158 ], [ %120, %143 ], [ %98, %115 ]
  %165 = phi i32 [ %119, %158 ], [ %119, %143 ], [ %114, %115 ]
  %166 = load ptr, ptr %20, align 8
  br label %167

167:
  %168 = phi ptr [ %162, %161 ], [ %156, %158 ]
  %169 = phi ptr [ %163, %161 ], [ %121, %158 ]
  %170 = phi i32 [ %164, %161 ], [ %120, %158 ]
  %171 = phi i32 [ %165, %161 ], [ %119, %158 ]
  %172 = phi ptr [ %166, %161 ], [ inttoptr (i64 -1 to ptr), %158 ]
  %173 = icmp eq ptr %169, null
  %174 = sext i32 %22 to i64
  %175 = getelementptr inbounds i32, ptr %169, i64 %174
  %176 = select i1 %173, ptr null, ptr %175
  %177 = load i32, ptr %25, align 4
  %178 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %179 = load i32, ptr %178, align 4
  %180 = tail call i32 @MPI_Igatherv(ptr %172, i32 %170, i32 %171, ptr %168, ptr %169, ptr %176, i32 %171, i32 %177, i32 %179, ptr %15)
  br label %531

181:
  br i1 %27, label %182, label %234

182:
  %183 = tail call ptr @__enzyme_cc.mpi_mpich.parts_of(ptr nonnull %4, i32 %22, ptr %10)
  %184 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 3
  %185 = load ptr, ptr %184, align 8
  %186 = icmp eq ptr %185, null
  br i1 %186, label %191, label %187

187:
  %188 = icmp sgt i32 %22, 0
  br i1 %188, label %189, label %205

189:
  %190 = zext i32 %22 to i64
  br label %196

191:
  %192 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 2
  %193 = load i64, ptr %192, align 8
  %194 = sext i32 %22 to i64
  %195 = mul nsw i64 %193, %194
  br label %205

196:
  %197 = phi i64 [ 0, %189 ], [ %203, %196 ]
  %198 = phi i64 [ 0, %189 ], [ %202, %196 ]
  %199 = getelementptr inbounds i32, ptr %185, i64 %197
  %200 = load i32, ptr %199, align 4
  %201 = sext i32 %200 to i64
  %202 = add nsw i64 %198, %201
  %203 = add nuw nsw i64 %197, 1
  %204 = icmp eq i64 %203, %190
  br i1 %204, label %205, label %196

205:
  %206 = phi i64 [ %195, %191 ], [ 0, %187 ], [ %202, %196 ]
  %207 = load ptr, ptr %8, align 8
  %208 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %207, i64 0, i32 7
  %209 = load i64, ptr %208, align 8
  %210 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %207, i64 0, i32 8
  %211 = load i32, ptr %210, align 8
  %212 = icmp eq i32 %211, 0
  %213 = icmp eq i32 %211, 1
  %214 = select i1 %213, i64 8, i64 16
  %215 = select i1 %212, i64 4, i64 %214
  %216 = mul i64 %209, %206
  %217 = mul i64 %216, %215
  %218 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %217)
  store ptr %218, ptr %20, align 8
  tail call void @__enzyme_cc.mpi_mpich.move_parts(ptr nonnull %4, i32 %1, i32 %22, i32 %31, ptr %218, i32 1)
  %219 = load ptr, ptr %8, align 8
  %220 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %219, i64 0, i32 8
  %221 = load i32, ptr %220, align 8
  %222 = icmp eq i32 %221, 0
  %223 = icmp eq i32 %221, 1
  %224 = select i1 %223, i32 1275070475, i32 1275072524
  %225 = select i1 %222, i32 1275069450, i32 %224
  %226 = load i32, ptr %28, align 8
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %234, label %228

228:
  %229 = load ptr, ptr %20, align 8
  %230 = icmp eq ptr %183, null
  %231 = sext i32 %22 to i64
  %232 = getelementptr inbounds i32, ptr %183, i64 %231
  %233 = select i1 %230, ptr null, ptr %232
  br label %267

234:
  %235 = phi ptr [ %183, %205 ], [ null, %181 ]
  %236 = phi i32 [ %225, %205 ], [ %45, %181 ]
  %237 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 2
  %238 = load i64, ptr %237, align 8
  %239 = load ptr, ptr %7, align 8
  %240 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %239, i64 0, i32 7
  %241 = load i64, ptr %240, align 8
  %242 = mul i64 %241, %238
  %243 = icmp sgt i64 %242, 2147483647
  br i1 %243, label %244, label %245

244:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %10, ptr nonnull @__enzyme_cc.mpi_mpich..str.100, ptr nonnull @__enzyme_cc.mpi_mpich..str.101)
  unreachable

245:
  %246 = trunc i64 %242 to i32
  %247 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %239, i64 0, i32 8
  %248 = load i32, ptr %247, align 8
  %249 = icmp eq i32 %248, 0
  %250 = icmp eq i32 %248, 1
  %251 = select i1 %250, i64 8, i64 16
  %252 = select i1 %249, i64 4, i64 %251
  %253 = mul i64 %242, %252
  %254 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %253)
  %255 = getelementptr inbounds ptr, ptr %20, i64 1
  store ptr %254, ptr %255, align 8
  %256 = load ptr, ptr %20, align 8
  %257 = icmp eq ptr %235, null
  %258 = sext i32 %22 to i64
  %259 = getelementptr inbounds i32, ptr %235, i64 %258
  %260 = select i1 %257, ptr null, ptr %259
  br i1 %27, label %261, label %267

261:
  %262 = load i32, ptr %28, align 8
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %264, label %267

264:
  %265 = getelementptr inbounds ptr, ptr %20, i64 1
  %266 = load ptr, ptr %265, align 8
  br label %267

267:
  %268 = phi ptr [ %260, %261 ], [ %233, %228 ], [ %260, %264 ], [ %260, %245 ]
  %269 = phi ptr [ %256, %261 ], [ %229, %228 ], [ %256, %264 ], [ %256, %245 ]
  %270 = phi i32 [ %246, %261 ], [ 0, %228 ], [ %246, %264 ], [ %246, %245 ]
  %271 = phi i32 [ %236, %261 ], [ %225, %228 ], [ %236, %264 ], [ %236, %245 ]
  %272 = phi ptr [ %235, %261 ], [ %183, %228 ], [ %235, %264 ], [ %235, %245 ]
  %273 = phi ptr [ inttoptr (i64 -1 to ptr), %261 ], [ inttoptr (i64 -1 to ptr), %228 ], [ %266, %264 ], [ %254, %245 ]
  %274 = load i32, ptr %25, align 4
  %275 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %276 = load i32, ptr %275, align 4
  %277 = tail call i32 @MPI_Iscatterv(ptr %269, ptr %272, ptr %268, i32 %271, ptr %273, i32 %270, i32 %271, i32 %274, i32 %276, ptr %15)
  br label %531

278:
  %279 = tail call ptr @__enzyme_cc.mpi_mpich.parts_of(ptr nonnull %4, i32 %22, ptr %10)
  %280 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 3
  %281 = load ptr, ptr %280, align 8
  %282 = icmp eq ptr %281, null
  br i1 %282, label %287, label %283

283:
  %284 = icmp sgt i32 %22, 0
  br i1 %284, label %285, label %301

285:
  %286 = zext i32 %22 to i64
  br label %292

287:
  %288 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 2
  %289 = load i64, ptr %288, align 8
  %290 = sext i32 %22 to i64
  %291 = mul nsw i64 %289, %290
  br label %301

292:
  %293 = phi i64 [ 0, %285 ], [ %299, %292 ]
  %294 = phi i64 [ 0, %285 ], [ %298, %292 ]
  %295 = getelementptr inbounds i32, ptr %281, i64 %293
  %296 = load i32, ptr %295, align 4
  %297 = sext i32 %296 to i64
  %298 = add nsw i64 %294, %297
  %299 = add nuw nsw i64 %293, 1
  %300 = icmp eq i64 %299, %286
  br i1 %300, label %301, label %292

301:
  %302 = phi i64 [ %291, %287 ], [ 0, %283 ], [ %298, %292 ]
  %303 = load ptr, ptr %8, align 8
  %304 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %303, i64 0, i32 7
  %305 = load i64, ptr %304, align 8
  %306 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %303, i64 0, i32 8
  %307 = load i32, ptr %306, align 8
  %308 = icmp eq i32 %307, 0
  %309 = icmp eq i32 %307, 1
  %310 = select i1 %309, i64 8, i64 16
  %311 = select i1 %308, i64 4, i64 %310
  %312 = mul i64 %305, %302
  %313 = mul i64 %312, %311
  %314 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %313)
  store ptr %314, ptr %20, align 8
  %315 = load ptr, ptr %280, align 8
  %316 = icmp eq ptr %315, null
  br i1 %316, label %322, label %317

317:
  %318 = sext i32 %24 to i64
  %319 = getelementptr inbounds i32, ptr %315, i64 %318
  %320 = load i32, ptr %319, align 4
  %321 = sext i32 %320 to i64
  br label %325

322:
  %323 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 2
  %324 = load i64, ptr %323, align 8
  br label %325

325:
  %326 = phi i64 [ %321, %317 ], [ %324, %322 ]
  %327 = load ptr, ptr %8, align 8
  %328 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %327, i64 0, i32 7
  %329 = load i64, ptr %328, align 8
  %330 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %327, i64 0, i32 8
  %331 = load i32, ptr %330, align 8
  %332 = icmp eq i32 %331, 0
  %333 = icmp eq i32 %331, 1
  %334 = select i1 %333, i64 8, i64 16
  %335 = select i1 %332, i64 4, i64 %334
  %336 = mul i64 %329, %326
  %337 = mul i64 %336, %335
  %338 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %337)
  %339 = getelementptr inbounds ptr, ptr %20, i64 1
  store ptr %338, ptr %339, align 8
  %340 = load ptr, ptr %20, align 8
  tail call void @__enzyme_cc.mpi_mpich.move_parts(ptr nonnull %4, i32 %1, i32 %22, i32 -1, ptr %340, i32 1)
  %341 = load ptr, ptr %20, align 8
  %342 = load ptr, ptr %339, align 8
  %343 = load ptr, ptr %8, align 8
  %344 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %343, i64 0, i32 8
  %345 = load i32, ptr %344, align 8
  %346 = icmp eq i32 %345, 0
  %347 = icmp eq i32 %345, 1
  %348 = select i1 %347, i32 1275070475, i32 1275072524
  %349 = select i1 %346, i32 1275069450, i32 %348
  %350 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %351 = load i32, ptr %350, align 4
  %352 = tail call i32 @MPI_Ireduce_scatter(ptr %341, ptr %342, ptr %279, i32 %349, i32 1476395011, i32 %351, ptr %15)
  br label %531

353:
  %354 = select i1 %30, ptr %4, ptr %3
  %355 = tail call ptr @__enzyme_cc.mpi_mpich.parts_of(ptr nonnull %4, i32 %22, ptr %10)
  %356 = tail call ptr @__enzyme_cc.mpi_mpich.parts_of(ptr nonnull %354, i32 %22, ptr %10)
  %357 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 3
  %358 = load ptr, ptr %357, align 8
  %359 = icmp eq ptr %358, null
  br i1 %359, label %364, label %360

360:
  %361 = icmp sgt i32 %22, 0
  br i1 %361, label %362, label %378

362:
  %363 = zext i32 %22 to i64
  br label %369

364:
  %365 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 2
  %366 = load i64, ptr %365, align 8
  %367 = sext i32 %22 to i64
  %368 = mul nsw i64 %366, %367
  br label %378

369:
  %370 = phi i64 [ 0, %362 ], [ %376, %369 ]
  %371 = phi i64 [ 0, %362 ], [ %375, %369 ]
  %372 = getelementptr inbounds i32, ptr %358, i64 %370
  %373 = load i32, ptr %372, align 4
  %374 = sext i32 %373 to i64
  %375 = add nsw i64 %371, %374
  %376 = add nuw nsw i64 %370, 1
  %377 = icmp eq i64 %376, %363
  br i1 %377, label %378, label %369

378:
  %379 = phi i64 [ %368, %364 ], [ 0, %360 ], [ %375, %369 ]
  %380 = load ptr, ptr %8, align 8
  %381 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %380, i64 0, i32 7
  %382 = load i64, ptr %381, align 8
  %383 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %380, i64 0, i32 8
  %384 = load i32, ptr %383, align 8
  %385 = icmp eq i32 %384, 0
  %386 = icmp eq i32 %384, 1
  %387 = select i1 %386, i64 8, i64 16
  %388 = select i1 %385, i64 4, i64 %387
  %389 = mul i64 %382, %379
  %390 = mul i64 %389, %388
  %391 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %390)
  store ptr %391, ptr %20, align 8
  %392 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %354, i64 0, i32 3
  %393 = load ptr, ptr %392, align 8
  %394 = icmp eq ptr %393, null
  br i1 %394, label %399, label %395

395:
  %396 = icmp sgt i32 %22, 0
  br i1 %396, label %397, label %413

397:
  %398 = zext i32 %22 to i64
  br label %404

399:
  %400 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %354, i64 0, i32 2
  %401 = load i64, ptr %400, align 8
  %402 = sext i32 %22 to i64
  %403 = mul nsw i64 %401, %402
  br label %413

404:
  %405 = phi i64 [ 0, %397 ], [ %411, %404 ]
  %406 = phi i64 [ 0, %397 ], [ %410, %404 ]
  %407 = getelementptr inbounds i32, ptr %393, i64 %405
  %408 = load i32, ptr %407, align 4
  %409 = sext i32 %408 to i64
  %410 = add nsw i64 %406, %409
  %411 = add nuw nsw i64 %405, 1
  %412 = icmp eq i64 %411, %398
  br i1 %412, label %413, label %404

413:
  %414 = phi i64 [ %403, %399 ], [ 0, %395 ], [ %410, %404 ]
  %415 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %354, i64 0, i32 1
  %416 = load ptr, ptr %415, align 8
  %417 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %416, i64 0, i32 7
  %418 = load i64, ptr %417, align 8
  %419 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %416, i64 0, i32 8
  %420 = load i32, ptr %419, align 8
  %421 = icmp eq i32 %420, 0
  %422 = icmp eq i32 %420, 1
  %423 = select i1 %422, i64 8, i64 16
  %424 = select i1 %421, i64 4, i64 %423
  %425 = mul i64 %418, %414
  %426 = mul i64 %425, %424
  %427 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %426)
  %428 = getelementptr inbounds ptr, ptr %20, i64 1
  store ptr %427, ptr %428, align 8
  %429 = load ptr, ptr %20, align 8
  tail call void @__enzyme_cc.mpi_mpich.move_parts(ptr nonnull %4, i32 %1, i32 %22, i32 -1, ptr %429, i32 1)
  %430 = load ptr, ptr %20, align 8
  %431 = sext i32 %22 to i64
  %432 = getelementptr inbounds i32, ptr %355, i64 %431
  %433 = load ptr, ptr %8, align 8
  %434 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %433, i64 0, i32 8
  %435 = load i32, ptr %434, align 8
  %436 = icmp eq i32 %435, 0
  %437 = icmp eq i32 %435, 1
  %438 = select i1 %437, i32 1275070475, i32 1275072524
  %439 = select i1 %436, i32 1275069450, i32 %438
  %440 = load ptr, ptr %428, align 8
  %441 = getelementptr inbounds i32, ptr %356, i64 %431
  %442 = load ptr, ptr %415, align 8
  %443 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %442, i64 0, i32 8
  %444 = load i32, ptr %443, align 8
  %445 = icmp eq i32 %444, 0
  %446 = icmp eq i32 %444, 1
  %447 = select i1 %446, i32 1275070475, i32 1275072524
  %448 = select i1 %445, i32 1275069450, i32 %447
  %449 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %450 = load i32, ptr %449, align 4
  %451 = tail call i32 @MPI_Ialltoallv(ptr %430, ptr %355, ptr %432, i32 %439, ptr %440, ptr %356, ptr %441, i32 %448, i32 %450, ptr %15)
  br label %531

452:
  tail call void @__enzyme_cc.mpi_mpich.begin_among_neighbours(ptr nonnull %0, i32 %1, ptr %20)
  br label %531

453:
  %454 = tail call i64 @__enzyme_cc.mpi_mpich.reduced(ptr nonnull %0)
  %455 = icmp eq i32 %6, 9
  br i1 %455, label %456, label %468

456:
  %457 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 3
  %458 = load ptr, ptr %457, align 8
  %459 = icmp eq ptr %458, null
  br i1 %459, label %465, label %460

460:
  %461 = sext i32 %24 to i64
  %462 = getelementptr inbounds i32, ptr %458, i64 %461
  %463 = load i32, ptr %462, align 4
  %464 = sext i32 %463 to i64
  br label %471

465:
  %466 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 2
  %467 = load i64, ptr %466, align 8
  br label %471

468:
  %469 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 2
  %470 = load i64, ptr %469, align 8
  br label %471

471:
  %472 = phi i64 [ %470, %468 ], [ %464, %460 ], [ %467, %465 ]
  %473 = load ptr, ptr %8, align 8
  %474 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %473, i64 0, i32 7
  %475 = load i64, ptr %474, align 8
  %476 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %473, i64 0, i32 8
  %477 = load i32, ptr %476, align 8
  %478 = icmp eq i32 %477, 0
  %479 = icmp eq i32 %477, 1
  %480 = select i1 %479, i64 8, i64 16
  %481 = select i1 %478, i64 4, i64 %480
  %482 = mul i64 %475, %454
  %483 = mul i64 %482, %481
  %484 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %483)
  store ptr %484, ptr %20, align 8
  %485 = load i32, ptr %5, align 8
  %486 = icmp ne i32 %485, 1
  %487 = select i1 %486, i1 true, i1 %27
  br i1 %487, label %488, label %529

488:
  %489 = icmp eq i32 %485, 11
  %490 = icmp eq i32 %24, 0
  %491 = select i1 %489, i1 %490, i1 false
  br i1 %491, label %529, label %492

492:
  tail call void @__enzyme_cc.mpi_mpich.move_side(ptr nonnull %4, i32 %1, i32 -1, i64 %472, ptr %484, i32 1)
  br i1 %455, label %493, label %529

493:
  %494 = load i32, ptr %28, align 8
  %495 = icmp ne i32 %494, 0
  %496 = icmp sgt i64 %454, %472
  %497 = select i1 %495, i1 %496, i1 false
  br i1 %497, label %498, label %529

498:
  %499 = sub nsw i64 %454, %472
  %500 = load ptr, ptr %8, align 8
  %501 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %500, i64 0, i32 7
  %502 = load i64, ptr %501, align 8
  %503 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %500, i64 0, i32 8
  %504 = load i32, ptr %503, align 8
  %505 = icmp eq i32 %504, 0
  %506 = icmp eq i32 %504, 1
  %507 = select i1 %506, i64 8, i64 16
  %508 = select i1 %505, i64 4, i64 %507
  %509 = mul i64 %502, %499
  %510 = mul i64 %509, %508
  %511 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %510)
  %512 = load ptr, ptr %4, align 8
  %513 = icmp eq ptr %512, null
  br i1 %513, label %528, label %514

514:
  %515 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 5
  %516 = load ptr, ptr %515, align 8
  %517 = icmp eq ptr %516, null
  br i1 %517, label %528, label %518

518:
  %519 = sext i32 %1 to i64
  %520 = getelementptr inbounds ptr, ptr %516, i64 %519
  %521 = load ptr, ptr %520, align 8
  %522 = icmp eq ptr %521, %512
  br i1 %522, label %528, label %523

523:
  %524 = load ptr, ptr %8, align 8
  %525 = load i64, ptr %524, align 8
  %526 = mul nsw i64 %525, %472
  %527 = getelementptr inbounds i8, ptr %521, i64 %526
  tail call void @__enzyme_cc.mpi_mpich.move_numbers(ptr nonnull %524, ptr %527, i64 %499, ptr %511, i32 1)
  br label %528

528:
  tail call void @free(ptr %511)
  br label %529

529:
  %530 = load ptr, ptr %20, align 8
  tail call void @__enzyme_cc.mpi_mpich.begin_reduction(ptr nonnull %0, i32 %1, ptr %530)
  br label %531

531:
  %532 = phi ptr [ null, %529 ], [ null, %452 ], [ %356, %413 ], [ null, %325 ], [ null, %267 ], [ null, %167 ], [ null, %54 ]
  %533 = phi ptr [ null, %529 ], [ null, %452 ], [ %355, %413 ], [ %279, %325 ], [ %272, %267 ], [ %169, %167 ], [ null, %54 ]
  %534 = getelementptr inbounds ptr, ptr %20, i64 3
  store ptr %533, ptr %534, align 8
  %535 = getelementptr inbounds ptr, ptr %20, i64 4
  store ptr %532, ptr %535, align 8
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.begin_among_neighbours(ptr nocapture readonly %0, i32 %1, ptr nocapture writeonly %2) {
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 35
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 7
  %8 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 51
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %19, label %11

11:
  %12 = getelementptr inbounds { ptr, ptr, ptr, i32 }, ptr %9, i64 0, i32 3
  %13 = tail call i32 @MPI_Wait(ptr nonnull %12, ptr nonnull inttoptr (i64 1 to ptr))
  %14 = load ptr, ptr %8, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:
  %17 = getelementptr inbounds { ptr, ptr, ptr, i32 }, ptr %14, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8
  br label %19

19:
  %20 = phi ptr [ %18, %16 ], [ null, %11 ], [ null, %3 ]
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 25
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 47
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 48
  %28 = load i32, ptr %27, align 4
  %29 = add nsw i32 %28, %26
  %30 = mul nsw i32 %29, %1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %24, i64 %31
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 3
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %40, label %36

36:
  %37 = icmp sgt i32 %28, 0
  br i1 %37, label %38, label %54

38:
  %39 = zext i32 %28 to i64
  br label %45

40:
  %41 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 2
  %42 = load i64, ptr %41, align 8
  %43 = sext i32 %28 to i64
  %44 = mul nsw i64 %42, %43
  br label %54

45:
  %46 = phi i64 [ 0, %38 ], [ %52, %45 ]
  %47 = phi i64 [ 0, %38 ], [ %51, %45 ]
  %48 = getelementptr inbounds i32, ptr %34, i64 %46
  %49 = load i32, ptr %48, align 4
  %50 = sext i32 %49 to i64
  %51 = add nsw i64 %47, %50
  %52 = add nuw nsw i64 %46, 1
  %53 = icmp eq i64 %52, %39
  br i1 %53, label %54, label %45

54:
  %55 = phi i64 [ %44, %40 ], [ 0, %36 ], [ %51, %45 ]
  %56 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 1
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %57, i64 0, i32 7
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %57, i64 0, i32 8
  %61 = load i32, ptr %60, align 8
  %62 = icmp eq i32 %61, 0
  %63 = icmp eq i32 %61, 1
  %64 = select i1 %63, i64 8, i64 16
  %65 = select i1 %62, i64 4, i64 %64
  %66 = mul i64 %59, %55
  %67 = mul i64 %66, %65
  %68 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %67)
  store ptr %68, ptr %2, align 8
  br i1 %7, label %69, label %75

69:
  %70 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 2
  %71 = load i64, ptr %70, align 8
  %72 = load i32, ptr %25, align 8
  %73 = sext i32 %72 to i64
  %74 = mul nsw i64 %71, %73
  br label %98

75:
  %76 = load i32, ptr %25, align 8
  %77 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 3
  %78 = load ptr, ptr %77, align 8
  %79 = icmp eq ptr %78, null
  br i1 %79, label %84, label %80

80:
  %81 = icmp sgt i32 %76, 0
  br i1 %81, label %82, label %98

82:
  %83 = zext i32 %76 to i64
  br label %89

84:
  %85 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 2
  %86 = load i64, ptr %85, align 8
  %87 = sext i32 %76 to i64
  %88 = mul nsw i64 %86, %87
  br label %98

89:
  %90 = phi i64 [ 0, %82 ], [ %96, %89 ]
  %91 = phi i64 [ 0, %82 ], [ %95, %89 ]
  %92 = getelementptr inbounds i32, ptr %78, i64 %90
  %93 = load i32, ptr %92, align 4
  %94 = sext i32 %93 to i64
  %95 = add nsw i64 %91, %94
  %96 = add nuw nsw i64 %90, 1
  %97 = icmp eq i64 %96, %83
  br i1 %97, label %98, label %89

98:
  %99 = phi i64 [ %74, %69 ], [ %88, %84 ], [ 0, %80 ], [ %95, %89 ]
  %100 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 1
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %101, i64 0, i32 7
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %101, i64 0, i32 8
  %105 = load i32, ptr %104, align 8
  %106 = icmp eq i32 %105, 0
  %107 = icmp eq i32 %105, 1
  %108 = select i1 %107, i64 8, i64 16
  %109 = select i1 %106, i64 4, i64 %108
  %110 = mul i64 %103, %99
  %111 = mul i64 %110, %109
  %112 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %111)
  %113 = getelementptr inbounds ptr, ptr %2, i64 1
  store ptr %112, ptr %113, align 8
  %114 = load i32, ptr %25, align 8
  %115 = icmp sgt i32 %114, 0
  br i1 %115, label %116, label %122

116:
  %117 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 3
  %118 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 2
  %119 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 1
  %120 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 49
  %121 = icmp eq ptr %20, null
  br label %131

122:
  %123 = phi ptr [ %32, %98 ], [ %169, %155 ]
  %124 = load i32, ptr %27, align 4
  %125 = icmp sgt i32 %124, 0
  br i1 %125, label %126, label %187

126:
  %127 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 2
  %128 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 50
  %129 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 1
  %130 = icmp eq ptr %20, null
  br label %188

131:
  %132 = phi i64 [ 0, %116 ], [ %183, %155 ]
  %133 = phi ptr [ %32, %116 ], [ %169, %155 ]
  %134 = phi ptr [ %112, %116 ], [ %182, %155 ]
  br i1 %7, label %135, label %137

135:
  %136 = load i64, ptr %118, align 8
  br label %146

137:
  %138 = load ptr, ptr %117, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %144, label %140

140:
  %141 = getelementptr inbounds i32, ptr %138, i64 %132
  %142 = load i32, ptr %141, align 4
  %143 = sext i32 %142 to i64
  br label %146

144:
  %145 = load i64, ptr %118, align 8
  br label %146

146:
  %147 = phi i64 [ %136, %135 ], [ %143, %140 ], [ %145, %144 ]
  %148 = load ptr, ptr %100, align 8
  %149 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %148, i64 0, i32 7
  %150 = load i64, ptr %149, align 8
  %151 = mul nsw i64 %150, %147
  %152 = load ptr, ptr %119, align 8
  %153 = icmp sgt i64 %151, 2147483647
  br i1 %153, label %154, label %155

154:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %152, ptr nonnull @__enzyme_cc.mpi_mpich..str.100, ptr nonnull @__enzyme_cc.mpi_mpich..str.101)
  unreachable

155:
  %156 = trunc i64 %151 to i32
  %157 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %148, i64 0, i32 8
  %158 = load i32, ptr %157, align 8
  %159 = icmp eq i32 %158, 0
  %160 = icmp eq i32 %158, 1
  %161 = select i1 %160, i32 1275070475, i32 1275072524
  %162 = select i1 %159, i32 1275069450, i32 %161
  %163 = load ptr, ptr %120, align 8
  %164 = getelementptr inbounds i32, ptr %163, i64 %132
  %165 = load i32, ptr %164, align 4
  %166 = trunc i64 %132 to i32
  %167 = select i1 %121, i32 0, i32 %166
  %168 = tail call i32 @__enzyme_cc.mpi_mpich.tag_among_neighbours(i32 %167, ptr %152)
  %169 = getelementptr inbounds i32, ptr %133, i64 1
  %170 = tail call i32 @MPI_Irecv(ptr %134, i32 %156, i32 %162, i32 %165, i32 %168, i32 %22, ptr %133)
  %171 = load ptr, ptr %100, align 8
  %172 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %171, i64 0, i32 7
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %171, i64 0, i32 8
  %175 = load i32, ptr %174, align 8
  %176 = icmp eq i32 %175, 0
  %177 = icmp eq i32 %175, 1
  %178 = select i1 %177, i64 8, i64 16
  %179 = select i1 %176, i64 4, i64 %178
  %180 = mul i64 %173, %147
  %181 = mul i64 %180, %179
  %182 = getelementptr inbounds i8, ptr %134, i64 %181
  %183 = add nuw nsw i64 %132, 1
  %184 = load i32, ptr %25, align 8
  %185 = sext i32 %184 to i64
  %186 = icmp slt i64 %183, %185
  br i1 %186, label %131, label %122

187:
  ret void

188:
  %189 = phi i64 [ 0, %126 ], [ %247, %230 ]
  %190 = phi ptr [ %123, %126 ], [ %233, %230 ]
  %191 = phi ptr [ %68, %126 ], [ %246, %230 ]
  %192 = load ptr, ptr %33, align 8
  %193 = icmp eq ptr %192, null
  br i1 %193, label %198, label %194

194:
  %195 = getelementptr inbounds i32, ptr %192, i64 %189
  %196 = load i32, ptr %195, align 4
  %197 = sext i32 %196 to i64
  br label %200

198:
  %199 = load i64, ptr %127, align 8
  br label %200

200:
  %201 = phi i64 [ %197, %194 ], [ %199, %198 ]
  %202 = load ptr, ptr %128, align 8
  %203 = getelementptr inbounds i32, ptr %202, i64 %189
  %204 = load i32, ptr %203, align 4
  %205 = icmp eq i32 %204, -1
  br i1 %205, label %208, label %206

206:
  %207 = trunc i64 %189 to i32
  tail call void @__enzyme_cc.mpi_mpich.move_side(ptr nonnull %4, i32 %1, i32 %207, i64 %201, ptr %191, i32 1)
  br label %208

208:
  %209 = load ptr, ptr %56, align 8
  %210 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %209, i64 0, i32 7
  %211 = load i64, ptr %210, align 8
  %212 = mul nsw i64 %211, %201
  %213 = load ptr, ptr %129, align 8
  %214 = icmp sgt i64 %212, 2147483647
  br i1 %214, label %215, label %216

215:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %213, ptr nonnull @__enzyme_cc.mpi_mpich..str.100, ptr nonnull @__enzyme_cc.mpi_mpich..str.101)
  unreachable

216:
  %217 = trunc i64 %212 to i32
  %218 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %209, i64 0, i32 8
  %219 = load i32, ptr %218, align 8
  %220 = icmp eq i32 %219, 0
  %221 = icmp eq i32 %219, 1
  %222 = select i1 %221, i32 1275070475, i32 1275072524
  %223 = select i1 %220, i32 1275069450, i32 %222
  %224 = load ptr, ptr %128, align 8
  %225 = getelementptr inbounds i32, ptr %224, i64 %189
  %226 = load i32, ptr %225, align 4
  br i1 %130, label %230, label %227

227:
  %228 = getelementptr inbounds i32, ptr %20, i64 %189
  %229 = load i32, ptr %228, align 4
  br label %230

230:
  %231 = phi i32 [ %229, %227 ], [ 0, %216 ]
  %232 = tail call i32 @__enzyme_cc.mpi_mpich.tag_among_neighbours(i32 %231, ptr %213)
  %233 = getelementptr inbounds i32, ptr %190, i64 1
  %234 = tail call i32 @MPI_Isend(ptr %191, i32 %217, i32 %223, i32 %226, i32 %232, i32 %22, ptr %190)
  %235 = load ptr, ptr %56, align 8
  %236 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %235, i64 0, i32 7
  %237 = load i64, ptr %236, align 8
  %238 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %235, i64 0, i32 8
  %239 = load i32, ptr %238, align 8
  %240 = icmp eq i32 %239, 0
  %241 = icmp eq i32 %239, 1
  %242 = select i1 %241, i64 8, i64 16
  %243 = select i1 %240, i64 4, i64 %242
  %244 = mul i64 %237, %201
  %245 = mul i64 %244, %243
  %246 = getelementptr inbounds i8, ptr %191, i64 %245
  %247 = add nuw nsw i64 %189, 1
  %248 = load i32, ptr %27, align 4
  %249 = sext i32 %248 to i64
  %250 = icmp slt i64 %247, %249
  br i1 %250, label %188, label %187
}

define internal void @__enzyme_cc.mpi_mpich.begin_reduction(ptr nocapture readonly %0, i32 %1, ptr %2) {
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 8
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  %10 = icmp eq i32 %8, 1
  %11 = select i1 %10, i32 1275070475, i32 1275072524
  %12 = select i1 %9, i32 1275069450, i32 %11
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 25
  %14 = load ptr, ptr %13, align 8
  %15 = shl nsw i32 %1, 1
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %14, i64 %16
  %18 = tail call i64 @__enzyme_cc.mpi_mpich.reduced(ptr %0)
  %19 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 7
  %20 = load i64, ptr %19, align 8
  %21 = mul i64 %20, %18
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 1
  %23 = icmp sgt i64 %21, 2147483647
  br i1 %23, label %24, label %26

24:
  %25 = load ptr, ptr %22, align 8
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %25, ptr nonnull @__enzyme_cc.mpi_mpich..str.100, ptr nonnull @__enzyme_cc.mpi_mpich..str.101)
  unreachable

26:
  %27 = trunc i64 %21 to i32
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 26
  %29 = load ptr, ptr %28, align 8
  %30 = mul nsw i32 %1, 6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds ptr, ptr %29, i64 %31
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 43
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 1476395011
  %36 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 35
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 10
  br i1 %38, label %45, label %39

39:
  %40 = icmp ne i32 %37, 11
  %41 = select i1 %40, i1 true, i1 %35
  %42 = select i1 %10, i64 8, i64 16
  %43 = select i1 %9, i64 4, i64 %42
  %44 = mul i64 %21, %43
  br i1 %41, label %54, label %49

45:
  %46 = select i1 %10, i64 8, i64 16
  %47 = select i1 %9, i64 4, i64 %46
  %48 = mul i64 %21, %47
  br i1 %35, label %54, label %49

49:
  %50 = phi i64 [ %44, %39 ], [ %48, %45 ]
  %51 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 38
  %52 = load i32, ptr %51, align 4
  %53 = sext i32 %52 to i64
  br label %54

54:
  %55 = phi i64 [ %50, %49 ], [ %48, %45 ], [ %44, %39 ]
  %56 = phi i64 [ %53, %49 ], [ 1, %45 ], [ 1, %39 ]
  %57 = mul i64 %56, %55
  %58 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %57)
  %59 = getelementptr inbounds ptr, ptr %32, i64 1
  store ptr %58, ptr %59, align 8
  %60 = load i32, ptr %36, align 8
  switch i32 %60, label %96 [
    i32 1, label %61
    i32 2, label %74
    i32 9, label %78
  ]

61:
  %62 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 37
  %63 = load i32, ptr %62, align 8
  %64 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 36
  %65 = load i32, ptr %64, align 4
  %66 = icmp eq i32 %63, %65
  br i1 %66, label %67, label %69

67:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %58, ptr align 1 %2, i64 %55, i1 false)
  %68 = load ptr, ptr %59, align 8
  br label %69

69:
  %70 = phi ptr [ %68, %67 ], [ %58, %61 ]
  %71 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %72 = load i32, ptr %71, align 4
  %73 = tail call i32 @MPI_Ibcast(ptr %70, i32 %27, i32 %12, i32 %65, i32 %72, ptr %17)
  br label %111

74:
  %75 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %76 = load i32, ptr %75, align 4
  %77 = tail call i32 @MPI_Iallreduce(ptr %2, ptr %58, i32 %27, i32 %12, i32 1476395011, i32 %76, ptr %17)
  br label %111

78:
  %79 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 38
  %80 = load i32, ptr %79, align 4
  %81 = load ptr, ptr %22, align 8
  %82 = tail call ptr @__enzyme_cc.mpi_mpich.parts_of(ptr nonnull %4, i32 %80, ptr %81)
  %83 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 37
  %84 = load i32, ptr %83, align 8
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr %82, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = load ptr, ptr %59, align 8
  %89 = load i32, ptr %79, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %82, i64 %90
  %92 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %93 = load i32, ptr %92, align 4
  %94 = tail call i32 @MPI_Iallgatherv(ptr %2, i32 %87, i32 %12, ptr %88, ptr %82, ptr %91, i32 %12, i32 %93, ptr %17)
  %95 = getelementptr inbounds ptr, ptr %32, i64 5
  store ptr %82, ptr %95, align 8
  br label %111

96:
  br i1 %35, label %101, label %97

97:
  %98 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %99 = load i32, ptr %98, align 4
  %100 = tail call i32 @MPI_Iallgather(ptr %2, i32 %27, i32 %12, ptr %58, i32 %27, i32 %12, i32 %99, ptr %17)
  br label %111

101:
  %102 = icmp eq i32 %60, 10
  %103 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 46
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %104, i64 0, i32 3
  %106 = load i32, ptr %105, align 8
  br i1 %102, label %107, label %109

107:
  %108 = tail call i32 @MPI_Iscan(ptr %2, ptr %58, i32 %27, i32 %12, i32 1476395011, i32 %106, ptr %17)
  br label %147

109:
  %110 = tail call i32 @MPI_Iexscan(ptr %2, ptr %58, i32 %27, i32 %12, i32 1476395011, i32 %106, ptr %17)
  br label %147

111:
  %112 = icmp ne i32 %1, 0
  %113 = or i1 %112, %35
  br i1 %113, label %147, label %114

114:
  %115 = load i32, ptr %33, align 8
  %116 = add i32 %115, -1476395021
  %117 = icmp ult i32 %116, -2
  br i1 %117, label %122, label %118

118:
  %119 = load ptr, ptr %5, align 8
  %120 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %119, i64 0, i32 7
  %121 = load i64, ptr %120, align 8
  br label %122

122:
  %123 = phi i64 [ %121, %118 ], [ 1, %114 ]
  %124 = shl i64 %21, 32
  %125 = ashr exact i64 %124, 32
  %126 = sdiv i64 %125, %123
  %127 = icmp sgt i64 %126, 1073741823
  br i1 %127, label %128, label %130

128:
  %129 = load ptr, ptr %22, align 8
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %129, ptr nonnull @__enzyme_cc.mpi_mpich..str.100, ptr nonnull @__enzyme_cc.mpi_mpich..str.101)
  unreachable

130:
  %131 = trunc i64 %126 to i32
  %132 = shl i32 %131, 1
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 38
  %135 = load i32, ptr %134, align 4
  %136 = sext i32 %135 to i64
  %137 = shl nsw i64 %133, 4
  %138 = mul i64 %137, %136
  %139 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %138)
  %140 = getelementptr inbounds ptr, ptr %32, i64 2
  store ptr %139, ptr %140, align 8
  %141 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 44
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %144 = load i32, ptr %143, align 4
  %145 = getelementptr inbounds i32, ptr %17, i64 1
  %146 = tail call i32 @MPI_Iallgather(ptr %142, i32 %132, i32 1275072524, ptr %139, i32 %132, i32 1275072524, i32 %144, ptr nonnull %145)
  br label %147

147:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.begin_what_may(ptr nocapture %0) {
  %2 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %60, label %5

5:
  %6 = phi ptr [ %58, %56 ], [ %3, %1 ]
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %6, i64 0, i32 16
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %60, label %10

10:
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %6, i64 0, i32 3
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %2, align 8
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %6, i64 0, i32 49
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %22, label %16

16:
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %6, i64 0, i32 47
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %6, i64 0, i32 48
  %20 = load i32, ptr %19, align 4
  %21 = add nsw i32 %20, %18
  br label %22

22:
  %23 = phi i32 [ %21, %16 ], [ 2, %10 ]
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %6, i64 0, i32 6
  %25 = load i32, ptr %24, align 8
  %26 = mul nsw i32 %25, %23
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %6, i64 0, i32 28
  store i32 %26, ptr %27, align 4
  %28 = sext i32 %26 to i64
  %29 = shl nsw i64 %28, 2
  %30 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %29)
  %31 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %6, i64 0, i32 25
  store ptr %30, ptr %31, align 8
  %32 = load i32, ptr %27, align 4
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %36

34:
  %35 = zext i32 %32 to i64
  br label %46

36:
  %37 = load i32, ptr %24, align 8
  %38 = mul nsw i32 %37, 6
  %39 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %6, i64 0, i32 27
  store i32 %38, ptr %39, align 8
  %40 = sext i32 %38 to i64
  %41 = shl nsw i64 %40, 3
  %42 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %41)
  %43 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %6, i64 0, i32 26
  store ptr %42, ptr %43, align 8
  %44 = load i32, ptr %24, align 8
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %51, label %56

46:
  %47 = phi i64 [ 0, %34 ], [ %49, %46 ]
  %48 = getelementptr inbounds i32, ptr %30, i64 %47
  store i32 738197504, ptr %48, align 4
  %49 = add nuw nsw i64 %47, 1
  %50 = icmp eq i64 %49, %35
  br i1 %50, label %36, label %46

51:
  %52 = phi i32 [ %53, %51 ], [ 0, %36 ]
  tail call void @__enzyme_cc.mpi_mpich.begin(ptr nonnull %6, i32 %52)
  %53 = add nuw nsw i32 %52, 1
  %54 = load i32, ptr %24, align 8
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %51, label %56

56:
  %57 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %6, i64 0, i32 17
  store atomic i32 1, ptr %57 release, align 4
  %58 = load ptr, ptr %2, align 8
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %5

60:
  ret void
}

define internal i32 @__enzyme_cc.mpi_mpich.both_MPI_Request_free(ptr nocapture readonly %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = load i32, ptr %2, align 4
  %4 = tail call ptr @__enzyme_cc.mpi_mpich.find(i32 %3)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %11, label %6

6:
  tail call void @__enzyme_cc.mpi_mpich.forget(ptr nonnull %4)
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %4, i64 0, i32 15
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %4)
  br label %11

11:
  %12 = tail call i32 @MPI_Request_free(ptr nonnull %2)
  ret i32 %12
}

define internal void @__enzyme_cc.mpi_mpich.check_again(ptr nocapture readonly %0, ptr %1) {
  %3 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 1476395012
  br i1 %5, label %6, label %13

6:
  %7 = load i32, ptr %0, align 8
  %8 = and i32 %7, -2
  %9 = icmp eq i32 %8, 2
  %10 = icmp ugt i32 %7, 15
  %11 = or i1 %10, %9
  br i1 %11, label %12, label %13

12:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %1, ptr nonnull @__enzyme_cc.mpi_mpich..str.121, ptr nonnull @__enzyme_cc.mpi_mpich..str.120)
  unreachable

13:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.check_bytes(ptr nocapture readonly %0, ptr readnone %1, i64 %2, ptr nocapture readonly %3, i32 %4, ptr %5) {
  %7 = icmp eq ptr %1, null
  %8 = icmp ne i64 %2, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %15

10:
  %11 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 7
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %15, label %14

14:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %5, ptr nonnull @__enzyme_cc.mpi_mpich..str.91, ptr nonnull @__enzyme_cc.mpi_mpich..str.92)
  unreachable

15:
  %16 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 9
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %36, label %19

19:
  %20 = and i32 %4, 4095
  %21 = lshr i32 %4, 12
  %22 = and i32 %21, 4095
  %23 = add nuw nsw i32 %22, %20
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %36, label %25

25:
  %26 = zext i32 %23 to i64
  br label %30

27:
  %28 = add nuw nsw i64 %31, 1
  %29 = icmp eq i64 %28, %26
  br i1 %29, label %36, label %30

30:
  %31 = phi i64 [ 0, %25 ], [ %28, %27 ]
  %32 = getelementptr inbounds ptr, ptr %3, i64 %31
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, %1
  br i1 %34, label %27, label %35

35:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %5, ptr nonnull @__enzyme_cc.mpi_mpich..str.93, ptr nonnull @__enzyme_cc.mpi_mpich..str.94)
  unreachable

36:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.check_tag(i32 %0, ptr %1) {
  tail call void @__enzyme_cc.mpi_mpich.open_shared()
  %3 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 4), align 8
  %4 = add nsw i32 %3, -1
  %5 = shl nuw i32 1, %4
  %6 = icmp sgt i32 %5, %0
  br i1 %6, label %8, label %7

7:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %1, ptr nonnull @__enzyme_cc.mpi_mpich..str.95, ptr nonnull @__enzyme_cc.mpi_mpich..str.96)
  unreachable

8:
  ret void
}

define internal i32 @__enzyme_cc.mpi_mpich.close_all(i32 %0, i32 %1, ptr nocapture readnone %2, ptr nocapture readnone %3) {
  tail call void @__enzyme_cc.mpi_mpich.complete_pending(i32 1)
  ret i32 0
}

define internal i32 @__enzyme_cc.mpi_mpich.close_shared(i32 %0, i32 %1, ptr %2, ptr nocapture readnone %3) {
  br label %9

5:
  %6 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %2, i64 0, i32 3
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 67108864
  br i1 %8, label %27, label %25

9:
  %10 = phi i64 [ 0, %4 ], [ %15, %14 ]
  %11 = getelementptr inbounds [64 x ptr], ptr %2, i64 0, i64 %10
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %17

14:
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, 64
  br i1 %16, label %5, label %9

17:
  %18 = phi ptr [ %19, %17 ], [ %12, %9 ]
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds { ptr, i32, i32, i32, i64, ptr, ptr }, ptr %18, i64 0, i32 5
  %21 = load ptr, ptr %20, align 8
  tail call void @free(ptr %21)
  %22 = getelementptr inbounds { ptr, i32, i32, i32, i64, ptr, ptr }, ptr %18, i64 0, i32 6
  %23 = load ptr, ptr %22, align 8
  tail call void @free(ptr %23)
  tail call void @free(ptr nonnull %18)
  %24 = icmp eq ptr %19, null
  br i1 %24, label %14, label %17

25:
  %26 = tail call i32 @MPI_Comm_free(ptr nonnull %6)
  br label %27

27:
  %28 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %2, i64 0, i32 7
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 1
  br i1 %30, label %32, label %31

31:
  br label %36

32:
  %33 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %2, i64 0, i32 8
  %34 = tail call i32 @MPI_Wait(ptr nonnull %33, ptr nonnull inttoptr (i64 1 to ptr))
  br label %31

35:
  tail call void @free(ptr nonnull %2)
  ret i32 0

36:
  %37 = phi i64 [ %50, %49 ], [ 0, %31 ]
  %38 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %2, i64 0, i32 4, i64 %37
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %49, label %41

41:
  %42 = getelementptr inbounds { ptr, ptr, ptr, i32 }, ptr %39, i64 0, i32 3
  %43 = tail call i32 @MPI_Wait(ptr nonnull %42, ptr nonnull inttoptr (i64 1 to ptr))
  %44 = load ptr, ptr %39, align 8
  tail call void @free(ptr %44)
  %45 = getelementptr inbounds { ptr, ptr, ptr, i32 }, ptr %39, i64 0, i32 1
  %46 = load ptr, ptr %45, align 8
  tail call void @free(ptr %46)
  %47 = getelementptr inbounds { ptr, ptr, ptr, i32 }, ptr %39, i64 0, i32 2
  %48 = load ptr, ptr %47, align 8
  tail call void @free(ptr %48)
  tail call void @free(ptr nonnull %39)
  br label %49

49:
  %50 = add nuw nsw i64 %37, 1
  %51 = icmp eq i64 %50, 4
  br i1 %51, label %35, label %36
}

define internal i32 @__enzyme_cc.mpi_mpich.collective_ahead(ptr nocapture readonly %0, ptr %1, ptr nocapture readonly %2, i32 %3, ptr %4, ptr nocapture writeonly %5) {
  %7 = lshr i32 %3, 12
  %8 = and i32 %7, 4095
  %9 = load i32, ptr %0, align 8
  %10 = icmp ne i32 %9, 1
  %11 = icmp eq i32 %8, 0
  br i1 %11, label %12, label %18

12:
  %13 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = tail call i32 @__enzyme_cc.mpi_mpich.perform(ptr nonnull %0, ptr %14, ptr %16, ptr %1)
  br label %41

18:
  tail call void @__enzyme_cc.mpi_mpich.check_again(ptr nonnull %0, ptr %4)
  %19 = shl nuw nsw i32 %8, 4
  %20 = zext i32 %19 to i64
  %21 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %20)
  %22 = and i32 %3, 4095
  %23 = add nuw nsw i32 %8, %22
  %24 = zext i32 %22 to i64
  %25 = shl nuw nsw i32 %8, 3
  %26 = zext i32 %25 to i64
  %27 = zext i32 %8 to i64
  %28 = zext i32 %23 to i64
  %29 = getelementptr inbounds ptr, ptr %2, i64 %24
  br label %33

30:
  %31 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %5, i64 0, i32 52
  %32 = tail call i32 @__enzyme_cc.mpi_mpich.collective_with_tangents(ptr nonnull %0, ptr %1, ptr %21, i32 %8, ptr %4, ptr nonnull %31)
  tail call void @free(ptr %21)
  br label %41

33:
  %34 = phi i1 [ true, %18 ], [ false, %33 ]
  %35 = phi i64 [ 0, %18 ], [ 1, %33 ]
  %36 = mul nuw nsw i64 %35, %27
  %37 = getelementptr inbounds ptr, ptr %21, i64 %36
  %38 = mul nuw nsw i64 %35, %28
  %39 = getelementptr inbounds ptr, ptr %29, i64 %38
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %39, i64 %26, i1 false)
  %40 = and i1 %10, %34
  br i1 %40, label %33, label %30

41:
  %42 = phi i32 [ %32, %30 ], [ %17, %12 ]
  ret i32 %42
}

define internal i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nocapture readonly %0, ptr %1, ptr nocapture readonly %2, i32 %3, ptr %4, ptr nocapture writeonly %5) {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = tail call ptr @__enzyme_cc.mpi_mpich.collective_record(ptr %0, ptr %2, i32 %3, ptr %4)
  store ptr %9, ptr %5, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = tail call i32 @__enzyme_cc.mpi_mpich.perform(ptr %0, ptr %13, ptr %15, ptr %1)
  br label %142

17:
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 35
  %19 = load i32, ptr %18, align 8
  %20 = add i32 %19, -3
  %21 = icmp ult i32 %20, -2
  %22 = icmp slt i32 %19, 9
  %23 = and i1 %22, %21
  br i1 %23, label %56, label %24

24:
  %25 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 1476395011
  br i1 %27, label %38, label %28

28:
  %29 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 39
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, 0
  %32 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 24
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 23
  %34 = select i1 %31, ptr %33, ptr %32
  %35 = tail call i64 @__enzyme_cc.mpi_mpich.reduced(ptr nonnull %9)
  %36 = tail call ptr @__enzyme_cc.mpi_mpich.inputs_of(ptr nonnull %34, i64 %35, i32 %26)
  %37 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 44
  store ptr %36, ptr %37, align 8
  br label %56

38:
  %39 = and i32 %19, -2
  %40 = icmp eq i32 %39, 10
  br i1 %40, label %41, label %56

41:
  %42 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 7
  %43 = load i32, ptr %42, align 4
  %44 = tail call ptr @__enzyme_cc.mpi_mpich.state_of(i32 %43)
  %45 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %44, i64 0, i32 3
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, 67108864
  br i1 %47, label %48, label %56

48:
  %49 = load i32, ptr %42, align 4
  %50 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 38
  %51 = load i32, ptr %50, align 4
  %52 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 37
  %53 = load i32, ptr %52, align 8
  %54 = sub nsw i32 %51, %53
  %55 = tail call i32 @MPI_Comm_split(i32 %49, i32 0, i32 %54, ptr nonnull %45)
  br label %56

56:
  %57 = icmp ne ptr %1, null
  %58 = zext i1 %57 to i32
  tail call void @__enzyme_cc.mpi_mpich.find_parts(ptr %0, i32 %58, ptr nonnull %9)
  %59 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 38
  %60 = load i32, ptr %59, align 4
  %61 = icmp sgt i32 %60, 1
  br i1 %61, label %62, label %72

62:
  %63 = load i32, ptr %18, align 8
  %64 = add i32 %63, -9
  %65 = icmp ult i32 %64, -2
  br i1 %65, label %66, label %72

66:
  %67 = load i32, ptr %0, align 8
  switch i32 %67, label %74 [
    i32 3, label %68
    i32 8, label %68
    i32 10, label %68
    i32 17, label %68
  ]

68:
  %69 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  %70 = load i32, ptr %69, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %74, label %72

72:
  %73 = tail call i32 @__enzyme_cc.mpi_mpich.collective_ahead(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr nonnull %9)
  br label %115

74:
  store volatile ptr @__enzyme_cc_mpi_mpich_in_threads, ptr %8, align 8
  %75 = load volatile ptr, ptr %8, align 8
  %76 = icmp ne ptr %75, null
  %77 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 13
  %78 = load i32, ptr %77, align 8
  %79 = tail call ptr @__enzyme_cc.mpi_mpich.state_of(i32 %78)
  %80 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %79, i64 0, i32 7
  %81 = load i32, ptr %80, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %85, label %83

83:
  %84 = icmp eq ptr %1, null
  br i1 %84, label %97, label %107

85:
  store volatile ptr @__enzyme_cc_mpi_mpich_in_threads, ptr %7, align 8
  %86 = load volatile ptr, ptr %7, align 8
  %87 = icmp eq ptr %86, null
  %88 = select i1 %87, i32 2, i32 1
  %89 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %79, i64 0, i32 5
  store i32 %88, ptr %89, align 8
  %90 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %79, i64 0, i32 6
  %91 = load i32, ptr %77, align 8
  %92 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %79, i64 0, i32 8
  %93 = tail call i32 @MPI_Iallreduce(ptr nonnull %89, ptr nonnull %90, i32 1, i32 1275069445, i32 1476395016, i32 %91, ptr nonnull %92)
  store atomic i32 1, ptr %80 release, align 8
  %94 = icmp eq ptr %1, null
  br i1 %94, label %97, label %95

95:
  %96 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 41
  store i32 1, ptr %96, align 8
  br label %107

97:
  %98 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 1
  %99 = load ptr, ptr %98, align 8
  tail call void @__enzyme_cc.mpi_mpich.finish_agreement(ptr nonnull %79, ptr %99)
  %100 = xor i1 %76, true
  %101 = or i1 %57, %100
  br i1 %101, label %105, label %102

102:
  %103 = load i32, ptr %77, align 8
  %104 = tail call i32 @MPI_Barrier(i32 %103)
  br label %105

105:
  %106 = tail call i32 @__enzyme_cc.mpi_mpich.collective_ahead(ptr nonnull %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr nonnull %9)
  br label %115

107:
  %108 = tail call i32 @__enzyme_cc.mpi_mpich.collective_ahead(ptr nonnull %0, ptr nonnull %1, ptr %2, i32 %3, ptr %4, ptr nonnull %9)
  %109 = and i1 %57, %76
  br i1 %109, label %110, label %115

110:
  %111 = load i32, ptr %1, align 4
  %112 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 42
  store i32 %111, ptr %112, align 4
  %113 = load i32, ptr %77, align 8
  %114 = tail call i32 @MPI_Ibarrier(i32 %113, ptr nonnull %1)
  br label %115

115:
  %116 = phi i32 [ %106, %105 ], [ %108, %110 ], [ %108, %107 ], [ %73, %72 ]
  store ptr @__enzyme_cc.mpi_mpich.finish_collective, ptr %9, align 8
  %117 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 7
  %118 = load i32, ptr %117, align 4
  %119 = tail call ptr @__enzyme_cc.mpi_mpich.state_of(i32 %118)
  %120 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 46
  store ptr %119, ptr %120, align 8
  %121 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %130, label %123

123:
  %124 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %130, label %126

126:
  %127 = tail call i32 @sched_yield()
  %128 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %126

130:
  %131 = load ptr, ptr %120, align 8
  %132 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %131, i64 0, i32 2
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 3
  store ptr %133, ptr %134, align 8
  store ptr %9, ptr %132, align 8
  %135 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %138, label %137

137:
  store atomic i32 0, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1) release, align 4
  br label %138

138:
  br i1 %57, label %139, label %142

139:
  %140 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 40
  store i32 1, ptr %140, align 4
  %141 = load i32, ptr %1, align 4
  tail call void @__enzyme_cc.mpi_mpich.note(i32 %141, ptr nonnull %9)
  br label %142

142:
  %143 = phi i32 [ %16, %11 ], [ %116, %139 ], [ %116, %138 ]
  ret i32 %143
}

define internal i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nocapture readonly %0, ptr %1, ptr nocapture readonly %2, i32 %3, ptr %4) {
  %6 = alloca ptr, align 8
  %7 = and i32 %3, 16777216
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:
  tail call void @__enzyme_cc.mpi_mpich.check_again(ptr %0, ptr %4)
  br label %10

10:
  %11 = and i32 %3, 4095
  %12 = call i32 @__enzyme_cc.mpi_mpich.collective_with_tangents(ptr %0, ptr %1, ptr %2, i32 %11, ptr %4, ptr nonnull %6)
  %13 = load ptr, ptr %6, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %15

15:
  %16 = load i32, ptr %1, align 4
  tail call void @__enzyme_cc.mpi_mpich.note(i32 %16, ptr nonnull %13)
  br label %17

17:
  ret i32 %12
}

define internal ptr @__enzyme_cc.mpi_mpich.collective_record(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca i32, align 4
  %6 = alloca { ptr, ptr, i64, ptr, ptr, ptr }, align 8
  %7 = alloca { ptr, ptr, i64, ptr, ptr, ptr }, align 8
  %8 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 13
  %9 = load i32, ptr %8, align 8
  %10 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %3, i32 %2, i32 %9)
  %11 = load i32, ptr %8, align 8
  %12 = call i32 @MPI_Comm_test_inter(i32 %11, ptr nonnull %5)
  %13 = load i32, ptr %8, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 38
  %15 = call i32 @MPI_Comm_size(i32 %13, ptr nonnull %14)
  %16 = load i32, ptr %8, align 8
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 37
  %18 = call i32 @MPI_Comm_rank(i32 %16, ptr nonnull %17)
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 5
  store i32 2, ptr %19, align 4
  %20 = load i32, ptr %0, align 8
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds [20 x i32], ptr @__enzyme_cc.mpi_mpich.OPERATIONS, i64 0, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 35
  store i32 %23, ptr %24, align 8
  %25 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 12
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 36
  store i32 %26, ptr %27, align 4
  %28 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 43
  store i32 %29, ptr %30, align 8
  %31 = add i32 %23, -9
  %32 = icmp ult i32 %31, -2
  br i1 %32, label %35, label %33

33:
  call void @__enzyme_cc.mpi_mpich.find_neighbours(ptr nonnull %10)
  %34 = load i32, ptr %25, align 4
  br label %35

35:
  %36 = phi i32 [ %34, %33 ], [ %26, %4 ]
  %37 = load i32, ptr %17, align 8
  %38 = icmp eq i32 %36, %37
  %39 = load i32, ptr %14, align 4
  %40 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 49
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %48, label %43

43:
  %44 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 47
  %45 = load i32, ptr %44, align 8
  %46 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 48
  %47 = load i32, ptr %46, align 4
  br label %48

48:
  %49 = phi i32 [ %45, %43 ], [ %39, %35 ]
  %50 = phi i32 [ %47, %43 ], [ %39, %35 ]
  %51 = load i32, ptr %24, align 8
  %52 = icmp eq i32 %51, 0
  %53 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
  br i1 %52, label %71, label %54

54:
  %55 = icmp ne i32 %51, 3
  %56 = icmp ne i32 %51, 4
  %57 = load ptr, ptr %53, align 8
  %58 = icmp eq ptr %57, inttoptr (i64 -1 to ptr)
  %59 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %60 = load ptr, ptr %59, align 8
  %61 = icmp eq ptr %60, inttoptr (i64 -1 to ptr)
  %62 = select i1 %58, i1 true, i1 %61
  %63 = zext i1 %62 to i32
  %64 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 39
  store i32 %63, ptr %64, align 8
  %65 = icmp ne ptr %57, inttoptr (i64 -1 to ptr)
  %66 = select i1 %55, i1 true, i1 %38
  %67 = select i1 %65, i1 %66, i1 false
  %68 = icmp ne ptr %60, inttoptr (i64 -1 to ptr)
  %69 = select i1 %56, i1 true, i1 %38
  %70 = select i1 %68, i1 %69, i1 false
  br i1 %67, label %77, label %118

71:
  %72 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 39
  store i32 0, ptr %72, align 8
  %73 = load ptr, ptr %53, align 8
  %74 = icmp eq ptr %73, inttoptr (i64 -1 to ptr)
  br i1 %74, label %123, label %75

75:
  %76 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 23
  br label %82

77:
  %78 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 23
  %79 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 3
  %80 = load i32, ptr %79, align 8
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %87, label %82

82:
  %83 = phi ptr [ %76, %75 ], [ %78, %77 ]
  %84 = phi ptr [ %73, %75 ], [ %57, %77 ]
  %85 = phi i1 [ false, %75 ], [ %70, %77 ]
  %86 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 3
  br label %89

87:
  %88 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  br label %89

89:
  %90 = phi ptr [ %83, %82 ], [ %78, %87 ]
  %91 = phi ptr [ %84, %82 ], [ %57, %87 ]
  %92 = phi i1 [ %85, %82 ], [ %70, %87 ]
  %93 = phi ptr [ %86, %82 ], [ %88, %87 ]
  %94 = load i32, ptr %93, align 4
  %95 = load i32, ptr %0, align 8
  %96 = icmp eq i32 %95, 16
  %97 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %98 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 5
  %99 = select i1 %96, ptr %97, ptr %98
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 6
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 9
  %104 = load i32, ptr %103, align 8
  call void @__enzyme_cc.mpi_mpich.side_of(ptr nonnull sret({ ptr, ptr, i64, ptr, ptr, ptr }) align 8 %6, ptr %91, i32 %94, ptr %100, ptr %102, i32 %104, i32 %49, ptr %3)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(48) %90, ptr nonnull align 8 dereferenceable(48) %6, i64 48, i1 false)
  %105 = shl i32 %2, 3
  %106 = and i32 %105, 32760
  %107 = zext i32 %106 to i64
  %108 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %107)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %108, ptr align 8 %1, i64 %107, i1 false)
  %109 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 23, i32 5
  store ptr %108, ptr %109, align 8
  %110 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 23, i32 1
  %111 = load ptr, ptr %110, align 8
  %112 = load ptr, ptr %53, align 8
  %113 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 23, i32 2
  %114 = load i64, ptr %113, align 8
  call void @__enzyme_cc.mpi_mpich.check_bytes(ptr %111, ptr %112, i64 %114, ptr %1, i32 %2, ptr %3)
  br i1 %92, label %115, label %155

115:
  %116 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %117 = load ptr, ptr %116, align 8
  br label %125

118:
  br i1 %70, label %119, label %123

119:
  %120 = shl i32 %2, 3
  %121 = and i32 %120, 32760
  %122 = zext i32 %121 to i64
  br label %125

123:
  %124 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 24, i32 1
  br label %157

125:
  %126 = phi i64 [ %122, %119 ], [ %107, %115 ]
  %127 = phi ptr [ %60, %119 ], [ %117, %115 ]
  %128 = phi i1 [ false, %119 ], [ true, %115 ]
  %129 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 24
  %130 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %131 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  %132 = load i32, ptr %131, align 4
  %133 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 8
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 10
  %138 = load i32, ptr %137, align 4
  call void @__enzyme_cc.mpi_mpich.side_of(ptr nonnull sret({ ptr, ptr, i64, ptr, ptr, ptr }) align 8 %7, ptr %127, i32 %132, ptr %134, ptr %136, i32 %138, i32 %50, ptr %3)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(48) %129, ptr nonnull align 8 dereferenceable(48) %7, i64 48, i1 false)
  %139 = and i32 %2, 4095
  %140 = lshr i32 %2, 12
  %141 = and i32 %140, 4095
  %142 = add nuw nsw i32 %141, %139
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds ptr, ptr %1, i64 %143
  %145 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %126)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %145, ptr align 8 %144, i64 %126, i1 false)
  %146 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 24, i32 5
  store ptr %145, ptr %146, align 8
  %147 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 24, i32 1
  %148 = load ptr, ptr %147, align 8
  %149 = load ptr, ptr %130, align 8
  %150 = load i32, ptr %24, align 8
  %151 = icmp ne i32 %150, 1
  %152 = select i1 %151, i1 true, i1 %38
  %153 = zext i1 %152 to i64
  call void @__enzyme_cc.mpi_mpich.check_bytes(ptr %148, ptr %149, i64 %153, ptr %144, i32 %2, ptr %3)
  %154 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 24, i32 1
  br i1 %128, label %155, label %157

155:
  %156 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 23, i32 1
  br label %157

157:
  %158 = phi ptr [ %156, %155 ], [ %154, %125 ], [ %124, %123 ]
  %159 = load ptr, ptr %158, align 8
  %160 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %159, i64 0, i32 7
  %161 = load i64, ptr %160, align 8
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %163, label %164

163:
  call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %10)
  br label %187

164:
  %165 = load i32, ptr %5, align 4
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %168, label %167

167:
  call void @__enzyme_cc.mpi_mpich.stop(ptr %3, ptr nonnull @__enzyme_cc.mpi_mpich..str.115, ptr nonnull @__enzyme_cc.mpi_mpich..str.116)
  unreachable

168:
  %169 = load i32, ptr %24, align 8
  %170 = add i32 %169, -1
  %171 = icmp ult i32 %170, 2
  %172 = icmp sgt i32 %169, 8
  %173 = or i1 %172, %171
  br i1 %173, label %174, label %187

174:
  %175 = load i32, ptr %28, align 8
  %176 = add i32 %175, -1476395013
  %177 = icmp ult i32 %176, -2
  br i1 %177, label %178, label %180

178:
  switch i32 %175, label %179 [
    i32 1476395009, label %187
    i32 1476395010, label %187
    i32 1476395020, label %187
    i32 1476395019, label %187
  ]

179:
  call void @__enzyme_cc.mpi_mpich.stop(ptr %3, ptr nonnull @__enzyme_cc.mpi_mpich..str.117, ptr nonnull @__enzyme_cc.mpi_mpich..str.118)
  unreachable

180:
  %181 = icmp eq i32 %175, 1476395012
  br i1 %181, label %182, label %187

182:
  %183 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %159, i64 0, i32 10
  %184 = load i32, ptr %183, align 8
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %187, label %186

186:
  call void @__enzyme_cc.mpi_mpich.stop(ptr %3, ptr nonnull @__enzyme_cc.mpi_mpich..str.119, ptr nonnull @__enzyme_cc.mpi_mpich..str.120)
  unreachable

187:
  %188 = phi ptr [ null, %163 ], [ %10, %168 ], [ %10, %178 ], [ %10, %178 ], [ %10, %178 ], [ %10, %178 ], [ %10, %180 ], [ %10, %182 ]
  ret ptr %188
}

define internal i32 @__enzyme_cc.mpi_mpich.collective_with_tangents(ptr nocapture readonly %0, ptr %1, ptr nocapture readonly %2, i32 %3, ptr %4, ptr nocapture writeonly %5) {
  %7 = tail call ptr @__enzyme_cc.mpi_mpich.collective_record(ptr %0, ptr %2, i32 %3, ptr %4)
  store ptr null, ptr %5, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %15

9:
  %10 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = tail call i32 @__enzyme_cc.mpi_mpich.perform(ptr %0, ptr %11, ptr %13, ptr %1)
  br label %97

15:
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 35
  %17 = load i32, ptr %16, align 8
  %18 = add i32 %17, -3
  %19 = icmp ult i32 %18, -2
  %20 = icmp slt i32 %17, 9
  %21 = and i1 %20, %19
  br i1 %21, label %31, label %22

22:
  %23 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 1476395011
  br i1 %25, label %31, label %26

26:
  %27 = icmp eq ptr %1, null
  br i1 %27, label %29, label %28

28:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %4, ptr nonnull @__enzyme_cc.mpi_mpich..str.122, ptr nonnull @__enzyme_cc.mpi_mpich..str.123)
  unreachable

29:
  %30 = tail call i32 @__enzyme_cc.mpi_mpich.combine_forward(ptr nonnull %7, ptr nonnull %0)
  br label %97

31:
  %32 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 6
  %33 = load i32, ptr %32, align 8
  %34 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 14
  store i32 1, ptr %34, align 8
  %35 = shl nsw i32 %33, 1
  %36 = sext i32 %35 to i64
  %37 = shl nsw i64 %36, 3
  %38 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %37)
  %39 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 26
  store ptr %38, ptr %39, align 8
  %40 = sext i32 %33 to i64
  %41 = shl nsw i64 %40, 2
  %42 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %41)
  %43 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 25
  store ptr %42, ptr %43, align 8
  %44 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 28
  store i32 %33, ptr %44, align 4
  %45 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  %48 = load ptr, ptr %47, align 8
  %49 = tail call i32 @__enzyme_cc.mpi_mpich.perform(ptr %0, ptr %46, ptr %48, ptr %1)
  %50 = icmp sgt i32 %33, 0
  br i1 %50, label %51, label %62

51:
  %52 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 38
  %53 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 49
  %54 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 47
  %55 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 48
  %56 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 23
  %57 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 9
  %58 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 24
  %59 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 10
  %60 = icmp eq ptr %1, null
  %61 = zext i32 %33 to i64
  br label %64

62:
  %63 = icmp eq ptr %1, null
  br i1 %63, label %96, label %95

64:
  %65 = phi i64 [ 0, %51 ], [ %93, %90 ]
  %66 = load i32, ptr %16, align 8
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %70, label %68

68:
  %69 = load i32, ptr %52, align 4
  br label %70

70:
  %71 = phi i32 [ %69, %68 ], [ 1, %64 ]
  %72 = load ptr, ptr %53, align 8
  %73 = icmp eq ptr %72, null
  br i1 %73, label %76, label %74

74:
  %75 = load i32, ptr %54, align 8
  br label %76

76:
  %77 = phi i32 [ %75, %74 ], [ %71, %70 ]
  %78 = phi ptr [ %55, %74 ], [ %52, %70 ]
  %79 = load i32, ptr %78, align 4
  %80 = load ptr, ptr %45, align 8
  %81 = load i32, ptr %57, align 8
  %82 = trunc i64 %65 to i32
  %83 = tail call ptr @__enzyme_cc.mpi_mpich.tangents_of(ptr nonnull %56, i32 %82, i32 %77, ptr %80, i32 %81, ptr nonnull %7)
  %84 = load ptr, ptr %47, align 8
  %85 = load i32, ptr %59, align 4
  %86 = tail call ptr @__enzyme_cc.mpi_mpich.tangents_of(ptr nonnull %58, i32 %82, i32 %79, ptr %84, i32 %85, ptr nonnull %7)
  br i1 %60, label %90, label %87

87:
  %88 = load ptr, ptr %43, align 8
  %89 = getelementptr inbounds i32, ptr %88, i64 %65
  br label %90

90:
  %91 = phi ptr [ %89, %87 ], [ null, %76 ]
  %92 = tail call i32 @__enzyme_cc.mpi_mpich.perform(ptr nonnull %0, ptr %83, ptr %86, ptr %91)
  %93 = add nuw nsw i64 %65, 1
  %94 = icmp eq i64 %93, %61
  br i1 %94, label %62, label %64

95:
  store ptr %7, ptr %5, align 8
  br label %97

96:
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %7)
  br label %97

97:
  %98 = phi i32 [ %30, %29 ], [ %14, %9 ], [ %49, %96 ], [ %49, %95 ]
  ret i32 %98
}

define internal i32 @__enzyme_cc.mpi_mpich.combine_forward(ptr %0, ptr nocapture readonly %1) {
  %3 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 39
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23
  %8 = select i1 %5, ptr %7, ptr %6
  %9 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %8, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = tail call i64 @__enzyme_cc.mpi_mpich.reduced(ptr %0)
  %12 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %10, i64 0, i32 7
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %11
  %15 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %1, i64 0, i32 11
  %16 = load i32, ptr %15, align 8
  %17 = add i32 %16, -1476395021
  %18 = icmp ult i32 %17, -2
  %19 = select i1 %18, i64 1, i64 %13
  %20 = sdiv i64 %14, %19
  %21 = icmp sgt i64 %20, 1073741823
  br i1 %21, label %22, label %25

22:
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 1
  %24 = load ptr, ptr %23, align 8
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %24, ptr nonnull @__enzyme_cc.mpi_mpich..str.100, ptr nonnull @__enzyme_cc.mpi_mpich..str.101)
  unreachable

25:
  %26 = trunc i64 %20 to i32
  %27 = shl i32 %26, 1
  %28 = tail call ptr @__enzyme_cc.mpi_mpich.inputs_of(ptr nonnull %8, i64 %11, i32 %16)
  %29 = sext i32 %27 to i64
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 38
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  %33 = shl nsw i64 %29, 4
  %34 = mul i64 %33, %32
  %35 = or i64 %34, 16
  %36 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %35)
  %37 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 44
  store ptr %36, ptr %37, align 8
  %38 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %1, i64 0, i32 13
  %39 = load i32, ptr %38, align 8
  %40 = tail call i32 @MPI_Allgather(ptr %28, i32 %27, i32 1275072524, ptr %36, i32 %27, i32 1275072524, i32 %39)
  tail call void @free(ptr %28)
  %41 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 6
  %42 = load i32, ptr %41, align 8
  %43 = icmp sgt i32 %42, 0
  br i1 %43, label %50, label %44

44:
  %45 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %1, i64 0, i32 1
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %1, i64 0, i32 2
  %48 = load ptr, ptr %47, align 8
  %49 = tail call i32 @__enzyme_cc.mpi_mpich.perform(ptr %1, ptr %46, ptr %48, ptr null)
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %0)
  ret i32 %49

50:
  %51 = phi i64 [ %110, %108 ], [ 0, %25 ]
  %52 = load i32, ptr %3, align 8
  %53 = icmp eq i32 %52, 0
  %54 = select i1 %53, ptr %7, ptr %6
  %55 = tail call i64 @__enzyme_cc.mpi_mpich.reduced(ptr nonnull %0)
  %56 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %54, i64 0, i32 1
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %57, i64 0, i32 7
  %59 = load i64, ptr %58, align 8
  %60 = mul i64 %59, %55
  %61 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %57, i64 0, i32 8
  %62 = load i32, ptr %61, align 8
  %63 = icmp eq i32 %62, 0
  %64 = icmp eq i32 %62, 1
  %65 = select i1 %64, i64 8, i64 16
  %66 = select i1 %63, i64 4, i64 %65
  %67 = mul i64 %66, %60
  %68 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %67)
  %69 = load ptr, ptr %54, align 8
  %70 = icmp eq ptr %69, null
  br i1 %70, label %81, label %71

71:
  %72 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %54, i64 0, i32 5
  %73 = load ptr, ptr %72, align 8
  %74 = icmp eq ptr %73, null
  br i1 %74, label %81, label %75

75:
  %76 = getelementptr inbounds ptr, ptr %73, i64 %51
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %77, %69
  br i1 %78, label %81, label %79

79:
  %80 = load ptr, ptr %56, align 8
  tail call void @__enzyme_cc.mpi_mpich.move_numbers(ptr %80, ptr %77, i64 %55, ptr %68, i32 0)
  br label %81

81:
  %82 = shl i64 %60, 4
  %83 = add i64 %82, 16
  %84 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %83)
  %85 = icmp sgt i64 %60, 0
  br i1 %85, label %86, label %108

86:
  %87 = load ptr, ptr %56, align 8
  %88 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %87, i64 0, i32 8
  %89 = load i32, ptr %88, align 8
  br label %90

90:
  %91 = phi i64 [ 0, %86 ], [ %106, %103 ]
  switch i32 %89, label %100 [
    i32 0, label %92
    i32 1, label %96
  ]

92:
  %93 = getelementptr inbounds float, ptr %68, i64 %91
  %94 = load float, ptr %93, align 4
  %95 = fpext float %94 to x86_fp80
  br label %103

96:
  %97 = getelementptr inbounds double, ptr %68, i64 %91
  %98 = load double, ptr %97, align 8
  %99 = fpext double %98 to x86_fp80
  br label %103

100:
  %101 = getelementptr inbounds x86_fp80, ptr %68, i64 %91
  %102 = load x86_fp80, ptr %101, align 16
  br label %103

103:
  %104 = phi x86_fp80 [ %95, %92 ], [ %99, %96 ], [ %102, %100 ]
  %105 = getelementptr inbounds x86_fp80, ptr %84, i64 %91
  store x86_fp80 %104, ptr %105, align 16
  %106 = add nuw nsw i64 %91, 1
  %107 = icmp eq i64 %106, %60
  br i1 %107, label %108, label %90

108:
  tail call void @free(ptr %68)
  %109 = trunc i64 %51 to i32
  tail call void @__enzyme_cc.mpi_mpich.set_tangents(ptr %0, ptr %1, i32 %109, ptr %84)
  tail call void @free(ptr %84)
  %110 = add nuw nsw i64 %51, 1
  %111 = load i32, ptr %41, align 8
  %112 = sext i32 %111 to i64
  %113 = icmp slt i64 %110, %112
  br i1 %113, label %50, label %44
}

define internal void @__enzyme_cc.mpi_mpich.come_in(ptr nocapture readonly %0, ptr nocapture readonly %1, ptr nocapture %2, ptr %3) {
  %5 = load i8, ptr %0, align 1
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %13, label %7

7:
  %8 = getelementptr inbounds { i32, ptr, { i32, i32, i32, i32, i32 }, ptr, i32, i32 }, ptr %3, i64 0, i32 4
  %9 = getelementptr inbounds { i32, ptr, { i32, i32, i32, i32, i32 }, ptr, i32, i32 }, ptr %3, i64 0, i32 5
  %10 = getelementptr inbounds { i32, ptr, { i32, i32, i32, i32, i32 }, ptr, i32, i32 }, ptr %3, i64 0, i32 3
  %11 = getelementptr inbounds { i32, ptr, { i32, i32, i32, i32, i32 }, ptr, i32, i32 }, ptr %3, i64 0, i32 2
  %12 = getelementptr inbounds { i32, ptr, { i32, i32, i32, i32, i32 }, ptr, i32, i32 }, ptr %3, i64 0, i32 1
  br label %14

13:
  ret void

14:
  %15 = phi i64 [ 0, %7 ], [ %79, %78 ]
  %16 = phi ptr [ %0, %7 ], [ %80, %78 ]
  %17 = getelementptr inbounds { i64 }, ptr %1, i64 %15
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { i64 }, ptr %2, i64 %15
  store ptr %18, ptr %19, align 8
  %20 = load i8, ptr %16, align 1
  %21 = sext i8 %20 to i32
  switch i32 %21, label %78 [
    i32 98, label %22
    i32 105, label %27
    i32 100, label %30
    i32 99, label %33
    i32 111, label %36
    i32 103, label %39
    i32 73, label %42
    i32 113, label %45
    i32 81, label %47
    i32 115, label %65
    i32 83, label %68
    i32 78, label %75
    i32 110, label %77
  ]

22:
  %23 = icmp eq ptr %18, getelementptr inbounds ([0 x i32], ptr @mpipriv1_, i64 0, i64 1)
  %24 = icmp eq ptr %18, @mpipriv1_
  %25 = select i1 %24, ptr null, ptr %18
  %26 = select i1 %23, ptr inttoptr (i64 -1 to ptr), ptr %25
  store ptr %26, ptr %19, align 8
  br label %78

27:
  %28 = load i32, ptr %18, align 4
  %29 = sext i32 %28 to i64
  store i64 %29, ptr %19, align 8
  br label %78

30:
  %31 = load i32, ptr %18, align 4
  %32 = sext i32 %31 to i64
  store i64 %32, ptr %19, align 8
  br label %78

33:
  %34 = load i32, ptr %18, align 4
  %35 = sext i32 %34 to i64
  store i64 %35, ptr %19, align 8
  br label %78

36:
  %37 = load i32, ptr %18, align 4
  %38 = sext i32 %37 to i64
  store i64 %38, ptr %19, align 8
  br label %78

39:
  %40 = load i32, ptr %18, align 4
  %41 = sext i32 %40 to i64
  store i64 %41, ptr %19, align 8
  br label %78

42:
  %43 = load i32, ptr %18, align 4
  %44 = sext i32 %43 to i64
  store i64 %44, ptr %19, align 8
  br label %78

45:
  %46 = load i32, ptr %18, align 4
  store i32 %46, ptr %3, align 8
  store ptr %3, ptr %19, align 8
  br label %78

47:
  %48 = load i64, ptr %2, align 8
  %49 = trunc i64 %48 to i32
  store i32 %49, ptr %9, align 4
  %50 = shl i64 %48, 32
  %51 = ashr exact i64 %50, 30
  %52 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %51)
  store ptr %52, ptr %12, align 8
  %53 = load i32, ptr %9, align 4
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %55, label %57

55:
  %56 = zext i32 %53 to i64
  br label %58

57:
  store ptr %52, ptr %19, align 8
  br label %78

58:
  %59 = phi i64 [ 0, %55 ], [ %63, %58 ]
  %60 = getelementptr inbounds i32, ptr %18, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = getelementptr inbounds i32, ptr %52, i64 %59
  store i32 %61, ptr %62, align 4
  %63 = add nuw nsw i64 %59, 1
  %64 = icmp eq i64 %63, %56
  br i1 %64, label %57, label %58

65:
  %66 = icmp eq ptr %18, getelementptr inbounds ([0 x i32], ptr @mpipriv1_, i64 0, i64 2)
  %67 = select i1 %66, ptr inttoptr (i64 1 to ptr), ptr %11
  store ptr %67, ptr %19, align 8
  br label %78

68:
  %69 = load i32, ptr %9, align 4
  %70 = sext i32 %69 to i64
  %71 = mul nsw i64 %70, 20
  %72 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %71)
  store ptr %72, ptr %10, align 8
  %73 = icmp eq ptr %18, @mpipriv2_
  %74 = select i1 %73, ptr inttoptr (i64 1 to ptr), ptr %72
  store ptr %74, ptr %19, align 8
  br label %78

75:
  %76 = load i32, ptr %18, align 4
  store i32 %76, ptr %8, align 8
  store ptr %8, ptr %19, align 8
  br label %78

77:
  store ptr %8, ptr %19, align 8
  br label %78

78:
  %79 = add nuw i64 %15, 1
  %80 = getelementptr inbounds i8, ptr %0, i64 %79
  %81 = load i8, ptr %80, align 1
  %82 = icmp eq i8 %81, 0
  br i1 %82, label %13, label %14
}

define internal void @__enzyme_cc.mpi_mpich.complete(ptr nocapture %0, ptr %1, i32 %2) {
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 5
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %19

8:
  %9 = call i32 @MPI_Get_count(ptr %1, i32 %2, ptr nonnull %4)
  %10 = load i32, ptr %4, align 4
  %11 = icmp eq i32 %10, -32766
  br i1 %11, label %12, label %15

12:
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8
  call void @__enzyme_cc.mpi_mpich.stop(ptr %14, ptr nonnull @__enzyme_cc.mpi_mpich..str.102, ptr nonnull @__enzyme_cc.mpi_mpich..str.103)
  unreachable

15:
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %17 = load i32, ptr %16, align 4
  %18 = call ptr @__enzyme_cc.mpi_mpich.state_of(i32 %17)
  br label %19

19:
  %20 = phi ptr [ %18, %15 ], [ null, %3 ]
  %21 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %27, label %23

23:
  %24 = call i32 @sched_yield()
  %25 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %23

27:
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 16
  store i32 1, ptr %28, align 8
  %29 = icmp eq ptr %20, null
  br i1 %29, label %40, label %30

30:
  %31 = getelementptr inbounds { i32, i32, i32, i32, i32 }, ptr %1, i64 0, i32 2
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 8
  store i32 %32, ptr %33, align 8
  %34 = getelementptr inbounds { i32, i32, i32, i32, i32 }, ptr %1, i64 0, i32 3
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 9
  store i32 %35, ptr %36, align 4
  %37 = load i32, ptr %4, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 2
  store i64 %38, ptr %39, align 8
  call void @__enzyme_cc.mpi_mpich.number_posted(ptr nonnull %20)
  br label %40

40:
  %41 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 13
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %45, label %44

44:
  store i8 0, ptr %42, align 1
  br label %45

45:
  store atomic i32 0, ptr @__enzyme_cc_mpi_mpich_shared release, align 8
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.complete_pending(i32 %0) {
  %2 = alloca i32, align 4
  %3 = load ptr, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 8), align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:
  %6 = icmp eq i32 %0, 0
  br label %8

7:
  ret void

8:
  %9 = phi ptr [ %3, %5 ], [ %25, %23 ]
  %10 = phi ptr [ getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 8), %5 ], [ %24, %23 ]
  store i32 1, ptr %2, align 4
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 25
  %12 = load ptr, ptr %11, align 8
  br i1 %6, label %15, label %13

13:
  %14 = call i32 @MPI_Wait(ptr %12, ptr nonnull inttoptr (i64 1 to ptr))
  br label %17

15:
  %16 = call i32 @MPI_Test(ptr %12, ptr nonnull %2, ptr nonnull inttoptr (i64 1 to ptr))
  br label %17

17:
  %18 = load i32, ptr %2, align 4
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 2
  br i1 %19, label %23, label %21

21:
  %22 = load ptr, ptr %20, align 8
  store ptr %22, ptr %10, align 8
  call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %9)
  br label %23

23:
  %24 = phi ptr [ %10, %21 ], [ %20, %17 ]
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %7, label %8
}

define internal void @__enzyme_cc.mpi_mpich.correct(ptr nocapture readonly %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 5
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %7, label %28

7:
  %8 = getelementptr inbounds { i32, i32, i32, i32, i32 }, ptr %1, i64 0, i32 3
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 32
  %11 = load i32, ptr %10, align 4
  %12 = icmp slt i32 %9, %11
  %13 = sub nsw i32 %9, %11
  %14 = icmp sge i32 %13, %11
  %15 = select i1 %12, i1 true, i1 %14
  br i1 %15, label %17, label %16

16:
  store i32 %13, ptr %8, align 4
  br label %17

17:
  %18 = call i32 @MPI_Get_elements(ptr nonnull %1, i32 1275068685, ptr nonnull %3)
  %19 = load i32, ptr %3, align 4
  %20 = icmp eq i32 %19, -32766
  br i1 %20, label %27, label %21

21:
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 6
  %23 = load i32, ptr %22, align 8
  %24 = add nsw i32 %23, 1
  %25 = sdiv i32 %19, %24
  %26 = call i32 @MPI_Status_set_elements(ptr nonnull %1, i32 1275068685, i32 %25)
  br label %27

27:
  br label %28

28:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.described(ptr noalias nocapture writeonly sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %0, i32 %1, ptr nocapture readonly %2) {
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(96) %0, i8 0, i64 96, i1 false)
  store i32 %1, ptr %0, align 8
  %4 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 12
  store i32 -1, ptr %4, align 4
  %5 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 10
  store i32 201326592, ptr %5, align 4
  %6 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 9
  %7 = getelementptr inbounds { i64 }, ptr %2, i64 1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 1
  store ptr %8, ptr %9, align 8
  %10 = icmp eq i32 %1, 1
  br i1 %10, label %11, label %19

11:
  %12 = getelementptr inbounds { i64 }, ptr %2, i64 2
  %13 = load i64, ptr %7, align 8
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 3
  store i32 %14, ptr %15, align 8
  %16 = getelementptr inbounds { i64 }, ptr %2, i64 3
  %17 = load i64, ptr %12, align 8
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %6, align 8
  br label %94

19:
  %20 = and i32 %1, -2
  %21 = icmp eq i32 %20, 2
  %22 = icmp ugt i32 %1, 15
  %23 = or i1 %22, %21
  br i1 %23, label %24, label %45

24:
  %25 = getelementptr inbounds { i64 }, ptr %2, i64 2
  %26 = load ptr, ptr %7, align 8
  %27 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  store ptr %26, ptr %27, align 8
  %28 = icmp eq i32 %1, 16
  br i1 %28, label %29, label %32

29:
  %30 = load ptr, ptr %25, align 8
  %31 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  store ptr %30, ptr %31, align 8
  br label %36

32:
  %33 = load i64, ptr %25, align 8
  %34 = trunc i64 %33 to i32
  %35 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  store i32 %34, ptr %35, align 4
  br label %36

36:
  %37 = getelementptr inbounds { i64 }, ptr %2, i64 3
  %38 = getelementptr inbounds { i64 }, ptr %2, i64 4
  %39 = load i64, ptr %37, align 8
  %40 = trunc i64 %39 to i32
  store i32 %40, ptr %6, align 8
  store i32 %40, ptr %5, align 4
  %41 = getelementptr inbounds { i64 }, ptr %2, i64 5
  %42 = load i64, ptr %38, align 8
  %43 = trunc i64 %42 to i32
  %44 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  store i32 %43, ptr %44, align 8
  br label %87

45:
  switch i32 %1, label %53 [
    i32 11, label %46
    i32 5, label %46
    i32 15, label %46
  ]

46:
  %47 = getelementptr inbounds { i64 }, ptr %2, i64 2
  %48 = load ptr, ptr %7, align 8
  %49 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 5
  store ptr %48, ptr %49, align 8
  %50 = getelementptr inbounds { i64 }, ptr %2, i64 3
  %51 = load ptr, ptr %47, align 8
  %52 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 6
  store ptr %51, ptr %52, align 8
  br label %58

53:
  %54 = getelementptr inbounds { i64 }, ptr %2, i64 2
  %55 = load i64, ptr %7, align 8
  %56 = trunc i64 %55 to i32
  %57 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 3
  store i32 %56, ptr %57, align 8
  br label %58

58:
  %59 = phi i1 [ true, %46 ], [ false, %53 ]
  %60 = phi ptr [ %50, %46 ], [ %54, %53 ]
  %61 = getelementptr inbounds { i64 }, ptr %60, i64 1
  %62 = load i64, ptr %60, align 8
  %63 = trunc i64 %62 to i32
  store i32 %63, ptr %6, align 8
  %64 = getelementptr inbounds { i64 }, ptr %60, i64 2
  %65 = load ptr, ptr %61, align 8
  %66 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 2
  store ptr %65, ptr %66, align 8
  switch i32 %1, label %67 [
    i32 13, label %70
    i32 9, label %70
    i32 7, label %70
  ]

67:
  %68 = icmp ne i32 %1, 5
  %69 = and i1 %68, %59
  br i1 %69, label %70, label %77

70:
  %71 = getelementptr inbounds { i64 }, ptr %60, i64 3
  %72 = load ptr, ptr %64, align 8
  %73 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  store ptr %72, ptr %73, align 8
  %74 = getelementptr inbounds { i64 }, ptr %60, i64 4
  %75 = load ptr, ptr %71, align 8
  %76 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 8
  store ptr %75, ptr %76, align 8
  br label %82

77:
  %78 = getelementptr inbounds { i64 }, ptr %60, i64 3
  %79 = load i64, ptr %64, align 8
  %80 = trunc i64 %79 to i32
  %81 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  store i32 %80, ptr %81, align 4
  br label %82

82:
  %83 = phi ptr [ %74, %70 ], [ %78, %77 ]
  %84 = getelementptr inbounds { i64 }, ptr %83, i64 1
  %85 = load i64, ptr %83, align 8
  %86 = trunc i64 %85 to i32
  store i32 %86, ptr %5, align 4
  br label %87

87:
  %88 = phi ptr [ %41, %36 ], [ %84, %82 ]
  %89 = add i32 %1, -1
  %90 = icmp ult i32 %89, 2
  %91 = and i32 %1, -4
  %92 = icmp eq i32 %91, 4
  %93 = or i1 %90, %92
  br i1 %93, label %94, label %99

94:
  %95 = phi ptr [ %16, %11 ], [ %88, %87 ]
  %96 = getelementptr inbounds { i64 }, ptr %95, i64 1
  %97 = load i64, ptr %95, align 8
  %98 = trunc i64 %97 to i32
  store i32 %98, ptr %4, align 4
  br label %99

99:
  %100 = phi ptr [ %96, %94 ], [ %88, %87 ]
  %101 = load i64, ptr %100, align 8
  %102 = trunc i64 %101 to i32
  %103 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 13
  store i32 %102, ptr %103, align 8
  %104 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 14
  store ptr null, ptr %104, align 8
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.done(ptr nocapture %0, ptr %1, ptr %2) {
  %4 = icmp eq ptr %1, null
  br i1 %4, label %86, label %5

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %1, i64 0, i32 15
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %18, label %9

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %1, i64 0, i32 14
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %1, i64 0, i32 22
  br i1 %12, label %15, label %14

14:
  store ptr null, ptr %13, align 8
  br label %18

15:
  %16 = load ptr, ptr %13, align 8
  store ptr null, ptr %13, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %86, label %18

18:
  %19 = phi ptr [ %16, %15 ], [ %1, %5 ], [ %1, %14 ]
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %19, i64 0, i32 14
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %38, label %23

23:
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %19, i64 0, i32 5
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 2
  br i1 %26, label %27, label %33

27:
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %19, i64 0, i32 28
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %19, i64 0, i32 25
  %31 = load ptr, ptr %30, align 8
  %32 = tail call i32 @MPI_Waitall(i32 %29, ptr %31, ptr nonnull inttoptr (i64 1 to ptr))
  br label %34

33:
  tail call void @__enzyme_cc.mpi_mpich.correct(ptr nonnull %19, ptr %2)
  br label %34

34:
  %35 = load i32, ptr %6, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %86

37:
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %19)
  br label %86

38:
  %39 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %19, i64 0, i32 41
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %48, label %42

42:
  %43 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %19, i64 0, i32 7
  %44 = load i32, ptr %43, align 4
  %45 = tail call ptr @__enzyme_cc.mpi_mpich.state_of(i32 %44)
  %46 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %19, i64 0, i32 1
  %47 = load ptr, ptr %46, align 8
  tail call void @__enzyme_cc.mpi_mpich.finish_agreement(ptr %45, ptr %47)
  br label %48

48:
  %49 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %19, i64 0, i32 42
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 738197504
  br i1 %51, label %54, label %52

52:
  %53 = tail call i32 @MPI_Wait(ptr nonnull %49, ptr nonnull inttoptr (i64 1 to ptr))
  br label %54

54:
  %55 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %1, i64 0, i32 52
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %69, label %58

58:
  %59 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %56, i64 0, i32 5
  %60 = load i32, ptr %59, align 4
  %61 = icmp eq i32 %60, 2
  br i1 %61, label %62, label %68

62:
  %63 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %56, i64 0, i32 28
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %56, i64 0, i32 25
  %66 = load ptr, ptr %65, align 8
  %67 = tail call i32 @MPI_Waitall(i32 %64, ptr %66, ptr nonnull inttoptr (i64 1 to ptr))
  br label %69

68:
  tail call void @__enzyme_cc.mpi_mpich.correct(ptr nonnull %56, ptr %2)
  br label %69

69:
  %70 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %19, i64 0, i32 5
  %71 = load i32, ptr %70, align 4
  %72 = icmp eq i32 %71, 2
  br i1 %72, label %76, label %73

73:
  %74 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %19, i64 0, i32 29
  %75 = load i32, ptr %74, align 8
  tail call void @__enzyme_cc.mpi_mpich.complete(ptr nonnull %19, ptr %2, i32 %75)
  br label %76

76:
  %77 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %19, i64 0, i32 18
  %78 = atomicrmw add ptr %77, i32 1 monotonic, align 4
  %79 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 54
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 53
  %82 = load i32, ptr %81, align 8
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %81, align 8
  %84 = sext i32 %82 to i64
  %85 = getelementptr inbounds ptr, ptr %80, i64 %84
  store ptr %19, ptr %85, align 8
  br label %86

86:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.end(ptr nocapture readonly %0, i32 %1) {
  %3 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 26
  %6 = load ptr, ptr %5, align 8
  %7 = mul nsw i32 %1, 6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds ptr, ptr %6, i64 %8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 37
  %11 = load i32, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 36
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %11, %13
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 35
  %16 = load i32, ptr %15, align 8
  switch i32 %16, label %131 [
    i32 0, label %17
    i32 3, label %23
    i32 4, label %33
    i32 5, label %43
    i32 6, label %68
    i32 7, label %77
    i32 8, label %77
  ]

17:
  br i1 %14, label %18, label %132

18:
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds ptr, ptr %9, i64 1
  %22 = load ptr, ptr %21, align 8
  tail call void @__enzyme_cc.mpi_mpich.move_side(ptr nonnull %3, i32 %1, i32 -1, i64 %20, ptr %22, i32 2)
  br label %132

23:
  br i1 %14, label %24, label %132

24:
  %25 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 38
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 39
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, 0
  %30 = select i1 %29, i32 -1, i32 %11
  %31 = getelementptr inbounds ptr, ptr %9, i64 1
  %32 = load ptr, ptr %31, align 8
  tail call void @__enzyme_cc.mpi_mpich.move_parts(ptr nonnull %3, i32 %1, i32 %26, i32 %30, ptr %32, i32 2)
  br label %132

33:
  br i1 %14, label %34, label %38

34:
  %35 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 39
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %132

38:
  %39 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 2
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds ptr, ptr %9, i64 1
  %42 = load ptr, ptr %41, align 8
  tail call void @__enzyme_cc.mpi_mpich.move_side(ptr nonnull %3, i32 %1, i32 -1, i64 %40, ptr %42, i32 2)
  br label %132

43:
  %44 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 39
  %45 = load i32, ptr %44, align 8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %63, label %47

47:
  %48 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 3
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %56, label %51

51:
  %52 = sext i32 %11 to i64
  %53 = getelementptr inbounds i32, ptr %49, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = sext i32 %54 to i64
  br label %59

56:
  %57 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 2
  %58 = load i64, ptr %57, align 8
  br label %59

59:
  %60 = phi i64 [ %55, %51 ], [ %58, %56 ]
  %61 = getelementptr inbounds ptr, ptr %9, i64 1
  %62 = load ptr, ptr %61, align 8
  tail call void @__enzyme_cc.mpi_mpich.move_side(ptr nonnull %4, i32 %1, i32 %11, i64 %60, ptr %62, i32 2)
  br label %132

63:
  %64 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 2
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds ptr, ptr %9, i64 1
  %67 = load ptr, ptr %66, align 8
  tail call void @__enzyme_cc.mpi_mpich.move_side(ptr nonnull %3, i32 %1, i32 -1, i64 %65, ptr %67, i32 2)
  br label %132

68:
  %69 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 39
  %70 = load i32, ptr %69, align 8
  %71 = icmp eq i32 %70, 0
  %72 = select i1 %71, ptr %3, ptr %4
  %73 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 38
  %74 = load i32, ptr %73, align 4
  %75 = getelementptr inbounds ptr, ptr %9, i64 1
  %76 = load ptr, ptr %75, align 8
  tail call void @__enzyme_cc.mpi_mpich.move_parts(ptr nonnull %72, i32 %1, i32 %74, i32 -1, ptr %76, i32 2)
  br label %132

77:
  %78 = icmp eq i32 %16, 7
  %79 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 47
  %80 = load i32, ptr %79, align 8
  %81 = icmp sgt i32 %80, 0
  br i1 %81, label %82, label %132

82:
  %83 = getelementptr inbounds ptr, ptr %9, i64 1
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 3
  %86 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 2
  %87 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 49
  %88 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 1
  br label %89

89:
  %90 = phi i32 [ %80, %82 ], [ %115, %114 ]
  %91 = phi i64 [ 0, %82 ], [ %128, %114 ]
  %92 = phi ptr [ %84, %82 ], [ %127, %114 ]
  br i1 %78, label %93, label %95

93:
  %94 = load i64, ptr %86, align 8
  br label %104

95:
  %96 = load ptr, ptr %85, align 8
  %97 = icmp eq ptr %96, null
  br i1 %97, label %102, label %98

98:
  %99 = getelementptr inbounds i32, ptr %96, i64 %91
  %100 = load i32, ptr %99, align 4
  %101 = sext i32 %100 to i64
  br label %104

102:
  %103 = load i64, ptr %86, align 8
  br label %104

104:
  %105 = phi i64 [ %94, %93 ], [ %101, %98 ], [ %103, %102 ]
  %106 = load ptr, ptr %87, align 8
  %107 = getelementptr inbounds i32, ptr %106, i64 %91
  %108 = load i32, ptr %107, align 4
  %109 = icmp eq i32 %108, -1
  br i1 %109, label %114, label %110

110:
  %111 = trunc i64 %91 to i32
  %112 = select i1 %78, i32 -1, i32 %111
  tail call void @__enzyme_cc.mpi_mpich.move_side(ptr nonnull %3, i32 %1, i32 %112, i64 %105, ptr %92, i32 2)
  %113 = load i32, ptr %79, align 8
  br label %114

114:
  %115 = phi i32 [ %113, %110 ], [ %90, %104 ]
  %116 = load ptr, ptr %88, align 8
  %117 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %116, i64 0, i32 7
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %116, i64 0, i32 8
  %120 = load i32, ptr %119, align 8
  %121 = icmp eq i32 %120, 0
  %122 = icmp eq i32 %120, 1
  %123 = select i1 %122, i64 8, i64 16
  %124 = select i1 %121, i64 4, i64 %123
  %125 = mul i64 %118, %105
  %126 = mul i64 %125, %124
  %127 = getelementptr inbounds i8, ptr %92, i64 %126
  %128 = add nuw nsw i64 %91, 1
  %129 = sext i32 %115 to i64
  %130 = icmp slt i64 %128, %129
  br i1 %130, label %89, label %132

131:
  tail call void @__enzyme_cc.mpi_mpich.end_reduction(ptr nonnull %0, i32 %1)
  br label %132

132:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.end_exchange(ptr %0, ptr %1, ptr %2) {
  %4 = icmp eq ptr %1, null
  br i1 %4, label %6, label %5

5:
  tail call void @__enzyme_cc.mpi_mpich.correct(ptr nonnull %1, ptr %2)
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %1)
  br label %6

6:
  %7 = icmp eq ptr %0, null
  br i1 %7, label %9, label %8

8:
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %0)
  br label %9

9:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.end_reduction(ptr nocapture readonly %0, i32 %1) {
  %3 = alloca { ptr, i64 }, align 8
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 39
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24
  %8 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23
  %9 = select i1 %6, ptr %8, ptr %7
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 26
  %13 = load ptr, ptr %12, align 8
  %14 = mul nsw i32 %1, 6
  %15 = or i32 %14, 1
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds ptr, ptr %13, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = tail call i64 @__enzyme_cc.mpi_mpich.reduced(ptr %0)
  %20 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %11, i64 0, i32 7
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %21, %19
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 43
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 1476395011
  br i1 %25, label %130, label %26

26:
  %27 = add i32 %24, -1476395021
  %28 = icmp ult i32 %27, -2
  %29 = select i1 %28, i64 1, i64 %21
  %30 = sdiv i64 %22, %29
  %31 = getelementptr inbounds ptr, ptr %13, i64 2
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %3, align 8
  %33 = getelementptr inbounds { ptr, i64 }, ptr %3, i64 0, i32 1
  store i64 %30, ptr %33, align 8
  %34 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %11, i64 0, i32 8
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 0
  %37 = icmp eq i32 %35, 1
  %38 = select i1 %37, i64 8, i64 16
  %39 = select i1 %36, i64 4, i64 %38
  %40 = mul i64 %39, %22
  %41 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %40)
  %42 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 35
  %43 = load i32, ptr %42, align 8
  %44 = icmp eq i32 %43, 11
  %45 = zext i1 %44 to i32
  %46 = icmp sgt i64 %30, 0
  br i1 %46, label %47, label %54

47:
  %48 = and i32 %43, -2
  %49 = icmp eq i32 %48, 10
  %50 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 38
  %51 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 37
  %52 = zext i1 %44 to i64
  %53 = sext i1 %44 to i64
  br label %55

54:
  tail call void @__enzyme_cc.mpi_mpich.move_side(ptr nonnull %9, i32 %1, i32 -1, i64 %19, ptr %41, i32 2)
  tail call void @free(ptr %41)
  br label %142

55:
  %56 = phi i64 [ 0, %47 ], [ %128, %127 ]
  br i1 %49, label %78, label %57

57:
  %58 = load i32, ptr %34, align 8
  %59 = mul nsw i64 %56, %29
  switch i32 %58, label %68 [
    i32 0, label %60
    i32 1, label %64
  ]

60:
  %61 = getelementptr inbounds float, ptr %18, i64 %59
  %62 = load float, ptr %61, align 4
  %63 = fpext float %62 to x86_fp80
  br label %71

64:
  %65 = getelementptr inbounds double, ptr %18, i64 %59
  %66 = load double, ptr %65, align 8
  %67 = fpext double %66 to x86_fp80
  br label %71

68:
  %69 = getelementptr inbounds x86_fp80, ptr %18, i64 %59
  %70 = load x86_fp80, ptr %69, align 16
  br label %71

71:
  %72 = phi x86_fp80 [ %63, %60 ], [ %67, %64 ], [ %70, %68 ]
  %73 = load i32, ptr %23, align 8
  %74 = load i32, ptr %50, align 4
  %75 = load i32, ptr %51, align 8
  %76 = call x86_fp80 @__enzyme_cc.mpi_mpich.partial(i32 %73, ptr nonnull %3, i32 %74, i32 %75, i64 %56)
  %77 = fmul x86_fp80 %72, %76
  br label %115

78:
  %79 = load i32, ptr %51, align 8
  %80 = add nsw i32 %79, %45
  %81 = load i32, ptr %50, align 4
  %82 = icmp slt i32 %80, %81
  %83 = load i32, ptr %34, align 8
  %84 = mul nsw i64 %56, %29
  br i1 %82, label %85, label %115

85:
  %86 = load i32, ptr %23, align 8
  %87 = sext i32 %79 to i64
  %88 = add nsw i64 %52, %87
  %89 = sext i32 %81 to i64
  br label %90

90:
  %91 = phi i64 [ %88, %85 ], [ %108, %106 ]
  %92 = phi x86_fp80 [ 0xK00000000000000000000, %85 ], [ %113, %106 ]
  %93 = mul nsw i64 %22, %91
  %94 = add nsw i64 %93, %84
  switch i32 %83, label %103 [
    i32 0, label %95
    i32 1, label %99
  ]

95:
  %96 = getelementptr inbounds float, ptr %18, i64 %94
  %97 = load float, ptr %96, align 4
  %98 = fpext float %97 to x86_fp80
  br label %106

99:
  %100 = getelementptr inbounds double, ptr %18, i64 %94
  %101 = load double, ptr %100, align 8
  %102 = fpext double %101 to x86_fp80
  br label %106

103:
  %104 = getelementptr inbounds x86_fp80, ptr %18, i64 %94
  %105 = load x86_fp80, ptr %104, align 16
  br label %106

106:
  %107 = phi x86_fp80 [ %98, %95 ], [ %102, %99 ], [ %105, %103 ]
  %108 = add nsw i64 %91, 1
  %109 = add i64 %108, %53
  %110 = trunc i64 %109 to i32
  %111 = call x86_fp80 @__enzyme_cc.mpi_mpich.partial(i32 %86, ptr nonnull %3, i32 %110, i32 %79, i64 %56)
  %112 = fmul x86_fp80 %107, %111
  %113 = fadd x86_fp80 %92, %112
  %114 = icmp slt i64 %108, %89
  br i1 %114, label %90, label %115

115:
  %116 = phi i64 [ %59, %71 ], [ %84, %78 ], [ %84, %106 ]
  %117 = phi i32 [ %58, %71 ], [ %83, %78 ], [ %83, %106 ]
  %118 = phi x86_fp80 [ %77, %71 ], [ 0xK00000000000000000000, %78 ], [ %113, %106 ]
  switch i32 %117, label %125 [
    i32 0, label %119
    i32 1, label %122
  ]

119:
  %120 = fptrunc x86_fp80 %118 to float
  %121 = getelementptr inbounds float, ptr %41, i64 %116
  store float %120, ptr %121, align 4
  br label %127

122:
  %123 = fptrunc x86_fp80 %118 to double
  %124 = getelementptr inbounds double, ptr %41, i64 %116
  store double %123, ptr %124, align 8
  br label %127

125:
  %126 = getelementptr inbounds x86_fp80, ptr %41, i64 %116
  store x86_fp80 %118, ptr %126, align 16
  br label %127

127:
  %128 = add nuw nsw i64 %56, 1
  %129 = icmp eq i64 %128, %30
  br i1 %129, label %54, label %55

130:
  %131 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 35
  %132 = load i32, ptr %131, align 8
  %133 = icmp eq i32 %132, 11
  br i1 %133, label %134, label %141

134:
  %135 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 37
  %136 = load i32, ptr %135, align 8
  %137 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 38
  %138 = load i32, ptr %137, align 4
  %139 = add nsw i32 %138, -1
  %140 = icmp eq i32 %136, %139
  br i1 %140, label %142, label %141

141:
  tail call void @__enzyme_cc.mpi_mpich.move_side(ptr nonnull %9, i32 %1, i32 -1, i64 %19, ptr %18, i32 2)
  br label %142

142:
  ret void
}

define internal i32 @__enzyme_cc.mpi_mpich.exchange_augmented(ptr nocapture byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, ptr nocapture byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %1, i32 %2, ptr writeonly %3, ptr nocapture readonly %4, i32 %5, ptr %6, ptr nocapture %7) {
  %9 = alloca { i32, i32, i32, i32, i32 }, align 4
  %10 = icmp eq i32 %2, 0
  %11 = and i32 %5, 4095
  %12 = lshr i32 %5, 12
  %13 = and i32 %12, 4095
  %14 = add nuw nsw i32 %13, %11
  %15 = select i1 %10, i32 %14, i32 0
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds ptr, ptr %4, i64 %16
  %18 = tail call ptr @__enzyme_cc.mpi_mpich.record_of(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 0, ptr %4, i32 %5, ptr %6)
  %19 = tail call ptr @__enzyme_cc.mpi_mpich.record_of(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %1, i32 1, ptr %17, i32 %5, ptr %6)
  %20 = icmp eq ptr %19, null
  br i1 %20, label %40, label %21

21:
  %22 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %1, i64 0, i32 3
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, -2
  %25 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %1, i64 0, i32 4
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, -1
  %28 = select i1 %24, i1 %27, i1 false
  br i1 %28, label %29, label %30

29:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %6, ptr nonnull @__enzyme_cc.mpi_mpich..str.107, ptr nonnull @__enzyme_cc.mpi_mpich..str.108)
  unreachable

30:
  %31 = icmp eq ptr %18, null
  %32 = tail call ptr @__enzyme_cc.mpi_mpich.new_waiting(ptr %6, i32 2)
  store ptr @__enzyme_cc.mpi_mpich.back_of_both, ptr %32, align 8
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %32, i64 0, i32 54
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %32, i64 0, i32 53
  %36 = load i32, ptr %35, align 8
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %35, align 8
  %38 = sext i32 %36 to i64
  %39 = getelementptr inbounds ptr, ptr %34, i64 %38
  store ptr %19, ptr %39, align 8
  br i1 %31, label %55, label %46

40:
  %41 = icmp eq ptr %18, null
  br i1 %41, label %55, label %42

42:
  %43 = tail call ptr @__enzyme_cc.mpi_mpich.new_waiting(ptr %6, i32 2)
  store ptr @__enzyme_cc.mpi_mpich.back_of_both, ptr %43, align 8
  %44 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %43, i64 0, i32 53
  %45 = load i32, ptr %44, align 8
  br label %46

46:
  %47 = phi i32 [ %45, %42 ], [ %37, %30 ]
  %48 = phi ptr [ %43, %42 ], [ %32, %30 ]
  %49 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %48, i64 0, i32 54
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %48, i64 0, i32 53
  %52 = add nsw i32 %47, 1
  store i32 %52, ptr %51, align 8
  %53 = sext i32 %47 to i64
  %54 = getelementptr inbounds ptr, ptr %50, i64 %53
  store ptr %18, ptr %54, align 8
  br label %55

55:
  %56 = phi ptr [ null, %40 ], [ %48, %46 ], [ %32, %30 ]
  store ptr %56, ptr %7, align 8
  %57 = call ptr @__enzyme_cc.mpi_mpich.ahead(ptr nonnull %0, i32 0, ptr %4, i32 %5, ptr %6)
  %58 = call ptr @__enzyme_cc.mpi_mpich.ahead(ptr nonnull %1, i32 1, ptr %17, i32 %5, ptr %6)
  %59 = load ptr, ptr %7, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %66, label %61

61:
  %62 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %66, label %64

64:
  %65 = call i32 @__enzyme_cc.mpi_mpich.exchange_in_order(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %1, i32 %2, ptr nonnull %9, ptr %18, ptr %19)
  br label %77

66:
  %67 = icmp eq ptr %18, null
  br i1 %67, label %69, label %68

68:
  tail call void @__enzyme_cc.mpi_mpich.post(ptr nonnull %18)
  br label %69

69:
  br i1 %20, label %71, label %70

70:
  tail call void @__enzyme_cc.mpi_mpich.post(ptr nonnull %19)
  br label %71

71:
  %72 = icmp ne ptr %58, null
  %73 = icmp eq ptr %57, null
  %74 = select i1 %72, i1 %73, i1 false
  %75 = zext i1 %74 to i32
  %76 = call i32 @__enzyme_cc.mpi_mpich.exchange_now(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %1, i32 %2, ptr nonnull %9, i32 %75)
  br label %77

77:
  %78 = phi i32 [ %65, %64 ], [ %76, %71 ]
  call void @__enzyme_cc.mpi_mpich.end_exchange(ptr %57, ptr %58, ptr nonnull %9)
  br i1 %20, label %82, label %79

79:
  %80 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %19, i64 0, i32 29
  %81 = load i32, ptr %80, align 8
  call void @__enzyme_cc.mpi_mpich.complete(ptr nonnull %19, ptr nonnull %9, i32 %81)
  br label %82

82:
  %83 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  br i1 %83, label %85, label %84

84:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 dereferenceable(20) %3, ptr nonnull align 4 dereferenceable(20) %9, i64 20, i1 false)
  br label %85

85:
  ret i32 %78
}

define internal i32 @__enzyme_cc.mpi_mpich.exchange_forward(ptr nocapture byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, ptr nocapture byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %1, i32 %2, ptr writeonly %3, ptr nocapture readonly %4, i32 %5, ptr %6) {
  %8 = alloca { i32, i32, i32, i32, i32 }, align 4
  %9 = icmp eq i32 %2, 0
  %10 = and i32 %5, 4095
  %11 = select i1 %9, i32 %10, i32 0
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds ptr, ptr %4, i64 %12
  %14 = call ptr @__enzyme_cc.mpi_mpich.paired(ptr nonnull %0, i32 0, ptr %4, i32 %5, ptr %6)
  %15 = call ptr @__enzyme_cc.mpi_mpich.paired(ptr nonnull %1, i32 1, ptr %13, i32 %5, ptr %6)
  %16 = icmp ne ptr %15, null
  %17 = icmp eq ptr %14, null
  %18 = select i1 %16, i1 %17, i1 false
  %19 = zext i1 %18 to i32
  %20 = call i32 @__enzyme_cc.mpi_mpich.exchange_now(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %1, i32 %2, ptr nonnull %8, i32 %19)
  call void @__enzyme_cc.mpi_mpich.end_exchange(ptr %14, ptr %15, ptr nonnull %8)
  %21 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  br i1 %21, label %23, label %22

22:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 dereferenceable(20) %3, ptr nonnull align 4 dereferenceable(20) %8, i64 20, i1 false)
  br label %23

23:
  ret i32 %20
}

define internal i32 @__enzyme_cc.mpi_mpich.exchange_in_order(ptr nocapture byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, ptr nocapture readonly byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %1, i32 %2, ptr nocapture writeonly %3, ptr %4, ptr %5) {
  %7 = alloca [2 x i32], align 4
  %8 = alloca [2 x { i32, i32, i32, i32, i32 }], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %29, label %12

12:
  store i32 0, ptr %10, align 4
  %13 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = trunc i64 %14 to i32
  %16 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %19 = load i32, ptr %18, align 4
  %20 = call i32 @MPI_Pack_size(i32 %15, i32 %17, i32 %19, ptr nonnull %9)
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %22)
  %24 = load ptr, ptr %0, align 8
  %25 = load i32, ptr %9, align 4
  %26 = call i32 @MPI_Pack(ptr %24, i32 %15, i32 %17, ptr %23, i32 %25, ptr nonnull %10, i32 %19)
  store ptr %23, ptr %0, align 8
  %27 = load i32, ptr %10, align 4
  %28 = sext i32 %27 to i64
  store i64 %28, ptr %13, align 8
  store i32 1275068687, ptr %16, align 8
  br label %29

29:
  %30 = phi ptr [ %23, %12 ], [ null, %6 ]
  %31 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %40, label %33

33:
  %34 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %40, label %36

36:
  %37 = call i32 @sched_yield()
  %38 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %36

40:
  %41 = icmp eq ptr %4, null
  br i1 %41, label %43, label %42

42:
  call void @__enzyme_cc.mpi_mpich.post(ptr nonnull %4)
  br label %43

43:
  %44 = icmp eq ptr %5, null
  br i1 %44, label %46, label %45

45:
  call void @__enzyme_cc.mpi_mpich.post(ptr nonnull %5)
  br label %46

46:
  %47 = call i32 @__enzyme_cc.mpi_mpich.request_now(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %1, i32 4, ptr nonnull %7)
  %48 = getelementptr inbounds [2 x i32], ptr %7, i64 0, i64 1
  %49 = call i32 @__enzyme_cc.mpi_mpich.request_now(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 0, ptr nonnull %48)
  %50 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %53, label %52

52:
  store atomic i32 0, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1) release, align 4
  br label %53

53:
  %54 = call i32 @MPI_Waitall(i32 2, ptr nonnull %7, ptr nonnull %8)
  br i1 %41, label %58, label %55

55:
  %56 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %4, i64 0, i32 29
  %57 = load i32, ptr %56, align 8
  call void @__enzyme_cc.mpi_mpich.complete(ptr nonnull %4, ptr null, i32 %57)
  br label %58

58:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 dereferenceable(20) %3, ptr nonnull align 16 dereferenceable(20) %8, i64 20, i1 false)
  call void @free(ptr %30)
  ret i32 %54
}

define internal i32 @__enzyme_cc.mpi_mpich.exchange_now(ptr nocapture readonly byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, ptr nocapture readonly byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %1, i32 %2, ptr %3, i32 %4) {
  %6 = icmp eq i32 %2, 0
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = trunc i64 %9 to i32
  br i1 %6, label %29, label %11

11:
  %12 = icmp eq i32 %4, 0
  %13 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %1, i64 0, i32 2
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %16 = load i32, ptr %15, align 8
  %17 = select i1 %12, i32 %16, i32 %14
  %18 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %21 = load i32, ptr %20, align 8
  %22 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %1, i64 0, i32 3
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %1, i64 0, i32 4
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %27 = load i32, ptr %26, align 4
  %28 = tail call i32 @MPI_Sendrecv_replace(ptr %7, i32 %10, i32 %17, i32 %19, i32 %21, i32 %23, i32 %25, i32 %27, ptr %3)
  br label %49

29:
  %30 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %35 = load i32, ptr %34, align 8
  %36 = load ptr, ptr %1, align 8
  %37 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %1, i64 0, i32 1
  %38 = load i64, ptr %37, align 8
  %39 = trunc i64 %38 to i32
  %40 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %1, i64 0, i32 2
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %1, i64 0, i32 3
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %1, i64 0, i32 4
  %45 = load i32, ptr %44, align 8
  %46 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %47 = load i32, ptr %46, align 4
  %48 = tail call i32 @MPI_Sendrecv(ptr %7, i32 %10, i32 %31, i32 %33, i32 %35, ptr %36, i32 %39, i32 %41, i32 %43, i32 %45, i32 %47, ptr %3)
  br label %49

49:
  %50 = phi i32 [ %28, %11 ], [ %48, %29 ]
  ret i32 %50
}

define internal ptr @__enzyme_cc.mpi_mpich.find(i32 %0) {
  %2 = icmp eq i32 %0, 738197504
  br i1 %2, label %35, label %3

3:
  %4 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %10, label %6

6:
  %7 = tail call i32 @sched_yield()
  %8 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %6

10:
  %11 = zext i32 %0 to i64
  %12 = lshr i64 %11, 8
  %13 = lshr i64 %11, 16
  %14 = xor i64 %13, %12
  %15 = xor i64 %14, %11
  %16 = and i64 %15, 255
  %17 = getelementptr inbounds { i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 7, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %33, label %20

20:
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %18, i64 0, i32 4
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, %0
  br i1 %23, label %33, label %28

24:
  %25 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %31, i64 0, i32 4
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, %0
  br i1 %27, label %33, label %28

28:
  %29 = phi ptr [ %31, %24 ], [ %18, %20 ]
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %29, i64 0, i32 2
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %24

33:
  %34 = phi ptr [ null, %10 ], [ %18, %20 ], [ null, %28 ], [ %31, %24 ]
  store atomic i32 0, ptr @__enzyme_cc_mpi_mpich_shared release, align 8
  br label %35

35:
  %36 = phi ptr [ %34, %33 ], [ null, %1 ]
  ret ptr %36
}

define internal void @__enzyme_cc.mpi_mpich.find_neighbours(ptr %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %6 = load i32, ptr %5, align 4
  %7 = call i32 @MPI_Topo_test(i32 %6, ptr nonnull %3)
  %8 = load i32, ptr %3, align 4
  switch i32 %8, label %66 [
    i32 3, label %9
    i32 2, label %38
  ]

9:
  %10 = load i32, ptr %5, align 4
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 48
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 47
  %13 = call i32 @MPI_Dist_graph_neighbors_count(i32 %10, ptr nonnull %11, ptr nonnull %12, ptr nonnull %4)
  %14 = load i32, ptr %11, align 4
  %15 = sext i32 %14 to i64
  %16 = shl nsw i64 %15, 2
  %17 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %16)
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 50
  store ptr %17, ptr %18, align 8
  %19 = load i32, ptr %12, align 8
  %20 = sext i32 %19 to i64
  %21 = shl nsw i64 %20, 2
  %22 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %21)
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 49
  store ptr %22, ptr %23, align 8
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %12, align 8
  %26 = add nsw i32 %25, %24
  %27 = sext i32 %26 to i64
  %28 = shl nsw i64 %27, 2
  %29 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %28)
  %30 = load i32, ptr %5, align 4
  %31 = load i32, ptr %11, align 4
  %32 = load ptr, ptr %18, align 8
  %33 = load i32, ptr %12, align 8
  %34 = load ptr, ptr %23, align 8
  %35 = sext i32 %31 to i64
  %36 = getelementptr inbounds i32, ptr %29, i64 %35
  %37 = call i32 @MPI_Dist_graph_neighbors(i32 %30, i32 %31, ptr %32, ptr %29, i32 %33, ptr %34, ptr %36)
  call void @free(ptr %29)
  br label %96

38:
  %39 = load i32, ptr %5, align 4
  %40 = call i32 @MPI_Cartdim_get(i32 %39, ptr nonnull %2)
  %41 = load i32, ptr %2, align 4
  %42 = shl nsw i32 %41, 1
  %43 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 47
  store i32 %42, ptr %43, align 8
  %44 = sext i32 %42 to i64
  %45 = shl nsw i64 %44, 2
  %46 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %45)
  %47 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 49
  store ptr %46, ptr %47, align 8
  %48 = load i32, ptr %2, align 4
  %49 = icmp sgt i32 %48, 0
  br i1 %49, label %50, label %64

50:
  %51 = phi i64 [ %60, %50 ], [ 0, %38 ]
  %52 = load i32, ptr %5, align 4
  %53 = load ptr, ptr %47, align 8
  %54 = shl nuw nsw i64 %51, 1
  %55 = getelementptr inbounds i32, ptr %53, i64 %54
  %56 = or i64 %54, 1
  %57 = getelementptr inbounds i32, ptr %53, i64 %56
  %58 = trunc i64 %51 to i32
  %59 = call i32 @MPI_Cart_shift(i32 %52, i32 %58, i32 1, ptr %55, ptr nonnull %57)
  %60 = add nuw nsw i64 %51, 1
  %61 = load i32, ptr %2, align 4
  %62 = sext i32 %61 to i64
  %63 = icmp slt i64 %60, %62
  br i1 %63, label %50, label %64

64:
  %65 = load i32, ptr %3, align 4
  br label %66

66:
  %67 = phi i32 [ %8, %1 ], [ %65, %64 ]
  %68 = icmp eq i32 %67, 1
  br i1 %68, label %69, label %84

69:
  %70 = load i32, ptr %5, align 4
  %71 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 37
  %72 = load i32, ptr %71, align 8
  %73 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 47
  %74 = call i32 @MPI_Graph_neighbors_count(i32 %70, i32 %72, ptr nonnull %73)
  %75 = load i32, ptr %73, align 8
  %76 = sext i32 %75 to i64
  %77 = shl nsw i64 %76, 2
  %78 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %77)
  %79 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 49
  store ptr %78, ptr %79, align 8
  %80 = load i32, ptr %5, align 4
  %81 = load i32, ptr %71, align 8
  %82 = load i32, ptr %73, align 8
  %83 = call i32 @MPI_Graph_neighbors(i32 %80, i32 %81, i32 %82, ptr %78)
  br label %84

84:
  %85 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 47
  %86 = load i32, ptr %85, align 8
  %87 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 48
  store i32 %86, ptr %87, align 4
  %88 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 49
  %89 = load ptr, ptr %88, align 8
  %90 = icmp eq ptr %89, null
  br i1 %90, label %91, label %93

91:
  %92 = call ptr @__enzyme_cc.mpi_mpich.room(i64 0)
  store ptr %92, ptr %88, align 8
  br label %93

93:
  %94 = phi ptr [ %92, %91 ], [ %89, %84 ]
  %95 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 50
  store ptr %94, ptr %95, align 8
  br label %96

96:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.find_parts(ptr nocapture readonly %0, i32 %1, ptr nocapture %2) {
  %4 = alloca i32, align 4
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %2, i64 0, i32 35
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 8
  br i1 %8, label %9, label %104

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %2, i64 0, i32 7
  %11 = load i32, ptr %10, align 4
  %12 = call i32 @MPI_Topo_test(i32 %11, ptr nonnull %4)
  %13 = load i32, ptr %4, align 4
  %14 = icmp eq i32 %13, 2
  br i1 %14, label %16, label %15

15:
  br label %48

16:
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %2, i64 0, i32 49
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %2, i64 0, i32 47
  %20 = load i32, ptr %19, align 8
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %23, label %22

22:
  br label %104

23:
  %24 = zext i32 %20 to i64
  br label %25

25:
  %26 = phi i64 [ 0, %23 ], [ %43, %42 ]
  %27 = phi i1 [ true, %23 ], [ %44, %42 ]
  %28 = icmp eq i64 %26, 0
  br i1 %28, label %42, label %29

29:
  %30 = getelementptr inbounds i32, ptr %18, i64 %26
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, -1
  br label %36

33:
  %34 = add nuw nsw i64 %37, 1
  %35 = icmp eq i64 %34, %26
  br i1 %35, label %42, label %36

36:
  %37 = phi i64 [ 0, %29 ], [ %34, %33 ]
  %38 = getelementptr inbounds i32, ptr %18, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = icmp ne i32 %31, %39
  %41 = or i1 %32, %40
  br i1 %41, label %33, label %46

42:
  %43 = add nuw nsw i64 %26, 1
  %44 = icmp ult i64 %43, %24
  %45 = icmp eq i64 %43, %24
  br i1 %45, label %46, label %25

46:
  %47 = phi i1 [ %27, %36 ], [ %44, %42 ]
  br i1 %47, label %48, label %104

48:
  %49 = load i32, ptr %0, align 8
  %50 = icmp eq i32 %49, 15
  %51 = select i1 %50, i32 2, i32 0
  %52 = add nsw i32 %51, %1
  %53 = load i32, ptr %10, align 4
  %54 = call ptr @__enzyme_cc.mpi_mpich.state_of(i32 %53)
  %55 = zext i32 %52 to i64
  %56 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %54, i64 0, i32 4, i64 %55
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %2, i64 0, i32 51
  store ptr %57, ptr %58, align 8
  %59 = icmp eq ptr %57, null
  br i1 %59, label %60, label %104

60:
  %61 = call ptr @__enzyme_cc.mpi_mpich.room(i64 32)
  store ptr %61, ptr %58, align 8
  store ptr %61, ptr %56, align 8
  %62 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %2, i64 0, i32 47
  %63 = load i32, ptr %62, align 8
  %64 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %2, i64 0, i32 48
  %65 = load i32, ptr %64, align 4
  %66 = call i32 @llvm.smax.i32(i32 %63, i32 %65)
  %67 = add nsw i32 %66, 1
  %68 = sext i32 %67 to i64
  %69 = shl nsw i64 %68, 2
  %70 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %69)
  store ptr %70, ptr %61, align 8
  %71 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %69)
  %72 = getelementptr inbounds { ptr, ptr, ptr, i32 }, ptr %61, i64 0, i32 1
  store ptr %71, ptr %72, align 8
  %73 = load i32, ptr %64, align 4
  %74 = add nsw i32 %73, 1
  %75 = sext i32 %74 to i64
  %76 = shl nsw i64 %75, 2
  %77 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %76)
  %78 = getelementptr inbounds { ptr, ptr, ptr, i32 }, ptr %61, i64 0, i32 2
  store ptr %77, ptr %78, align 8
  %79 = getelementptr inbounds { ptr, ptr, ptr, i32 }, ptr %61, i64 0, i32 3
  store i32 738197504, ptr %79, align 8
  %80 = icmp sgt i32 %66, 0
  %81 = load ptr, ptr %61, align 8
  %82 = load ptr, ptr %72, align 8
  br i1 %80, label %83, label %85

83:
  %84 = zext i32 %66 to i64
  br label %97

85:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(96) %5, ptr nonnull align 8 dereferenceable(96) %0, i64 96, i1 false)
  %86 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %5, i64 0, i32 4
  store i32 1, ptr %86, align 4
  %87 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %5, i64 0, i32 3
  store i32 1, ptr %87, align 8
  %88 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %5, i64 0, i32 7
  store ptr %81, ptr %88, align 8
  %89 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %5, i64 0, i32 5
  store ptr %81, ptr %89, align 8
  %90 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %5, i64 0, i32 8
  store ptr %82, ptr %90, align 8
  %91 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %5, i64 0, i32 6
  store ptr %82, ptr %91, align 8
  %92 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %5, i64 0, i32 10
  store i32 1275069445, ptr %92, align 4
  %93 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %5, i64 0, i32 9
  store i32 1275069445, ptr %93, align 8
  %94 = icmp eq i32 %1, 0
  %95 = select i1 %94, ptr null, ptr %79
  %96 = call i32 @__enzyme_cc.mpi_mpich.perform(ptr nonnull %5, ptr %82, ptr %77, ptr %95)
  br label %104

97:
  %98 = phi i64 [ 0, %83 ], [ %102, %97 ]
  %99 = getelementptr inbounds i32, ptr %81, i64 %98
  store i32 1, ptr %99, align 4
  %100 = getelementptr inbounds i32, ptr %82, i64 %98
  %101 = trunc i64 %98 to i32
  store i32 %101, ptr %100, align 4
  %102 = add nuw nsw i64 %98, 1
  %103 = icmp eq i64 %102, %84
  br i1 %103, label %85, label %97

104:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.finish(ptr %0) {
  tail call void @__enzyme_cc.mpi_mpich.start(ptr %0)
  %2 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 5
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %5, label %6

5:
  tail call void @__enzyme_cc.mpi_mpich.let_go(ptr nonnull %0)
  br label %53

6:
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 25
  %8 = load ptr, ptr %7, align 8
  %9 = tail call i32 @MPI_Wait(ptr %8, ptr nonnull inttoptr (i64 1 to ptr))
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %14, i64 0, i32 7
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %16, %12
  %18 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %14, i64 0, i32 8
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  %21 = icmp eq i32 %19, 1
  %22 = select i1 %21, i64 8, i64 16
  %23 = select i1 %20, i64 4, i64 %22
  %24 = mul i64 %17, %23
  %25 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 6
  %26 = load i32, ptr %25, align 8
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %28, label %31

28:
  %29 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 5
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 26
  br label %32

31:
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %0)
  br label %53

32:
  %33 = phi i32 [ %26, %28 ], [ %49, %48 ]
  %34 = phi i64 [ 0, %28 ], [ %50, %48 ]
  %35 = load ptr, ptr %29, align 8
  %36 = getelementptr inbounds ptr, ptr %35, i64 %34
  %37 = load ptr, ptr %36, align 8
  %38 = load ptr, ptr %10, align 8
  %39 = icmp eq ptr %37, %38
  br i1 %39, label %48, label %40

40:
  %41 = load ptr, ptr %13, align 8
  %42 = load i64, ptr %11, align 8
  %43 = load ptr, ptr %30, align 8
  %44 = load ptr, ptr %43, align 8
  %45 = mul i64 %24, %34
  %46 = getelementptr inbounds i8, ptr %44, i64 %45
  tail call void @__enzyme_cc.mpi_mpich.move_numbers(ptr %41, ptr %37, i64 %42, ptr %46, i32 2)
  %47 = load i32, ptr %25, align 8
  br label %48

48:
  %49 = phi i32 [ %33, %32 ], [ %47, %40 ]
  %50 = add nuw nsw i64 %34, 1
  %51 = sext i32 %49 to i64
  %52 = icmp slt i64 %50, %51
  br i1 %52, label %32, label %31

53:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.finish_agreement(ptr %0, ptr %1) {
  %3 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:
  %6 = tail call i32 @sched_yield()
  %7 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %5

9:
  %10 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %0, i64 0, i32 7
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 1
  br i1 %12, label %13, label %19

13:
  store i32 2, ptr %10, align 8
  store atomic i32 0, ptr @__enzyme_cc_mpi_mpich_shared release, align 8
  %14 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %0, i64 0, i32 8
  %15 = tail call i32 @MPI_Wait(ptr nonnull %14, ptr nonnull inttoptr (i64 1 to ptr))
  %16 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %0, i64 0, i32 6
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 3
  br i1 %18, label %20, label %21

19:
  store atomic i32 0, ptr @__enzyme_cc_mpi_mpich_shared release, align 8
  br label %21

20:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %1, ptr nonnull @__enzyme_cc.mpi_mpich..str.113, ptr nonnull @__enzyme_cc.mpi_mpich..str.114)
  unreachable

21:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.finish_collective(ptr %0) {
  %2 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 17
  %3 = load atomic i32, ptr %2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %6

5:
  tail call void @__enzyme_cc.mpi_mpich.start_collective(ptr nonnull %0)
  br label %6

6:
  %7 = load atomic i32, ptr %2 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %11, ptr nonnull @__enzyme_cc.mpi_mpich..str.124, ptr nonnull @__enzyme_cc.mpi_mpich..str.125)
  unreachable

12:
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 28
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 25
  %16 = load ptr, ptr %15, align 8
  %17 = tail call i32 @MPI_Waitall(i32 %14, ptr %16, ptr nonnull inttoptr (i64 1 to ptr))
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 6
  %19 = load i32, ptr %18, align 8
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %22, label %21

21:
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %0)
  ret void

22:
  %23 = phi i32 [ %24, %22 ], [ 0, %12 ]
  tail call void @__enzyme_cc.mpi_mpich.end(ptr nonnull %0, i32 %23)
  %24 = add nuw nsw i32 %23, 1
  %25 = load i32, ptr %18, align 8
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %22, label %21
}

define internal void @__enzyme_cc.mpi_mpich.forget(ptr readonly %0) {
  %2 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %8, label %4

4:
  %5 = tail call i32 @sched_yield()
  %6 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %4

8:
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 4
  %10 = load i32, ptr %9, align 8
  %11 = zext i32 %10 to i64
  %12 = lshr i64 %11, 8
  %13 = lshr i64 %11, 16
  %14 = xor i64 %12, %13
  %15 = xor i64 %14, %11
  %16 = and i64 %15, 255
  %17 = getelementptr inbounds { i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 7, i64 %16
  br label %18

18:
  %19 = phi ptr [ %17, %8 ], [ %24, %18 ]
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  %22 = icmp eq ptr %20, %0
  %23 = or i1 %21, %22
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %20, i64 0, i32 2
  br i1 %23, label %25, label %18

25:
  br i1 %21, label %28, label %26

26:
  %27 = load ptr, ptr %24, align 8
  store ptr %27, ptr %19, align 8
  br label %28

28:
  store atomic i32 0, ptr @__enzyme_cc_mpi_mpich_shared release, align 8
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.free_record(ptr %0) {
  %2 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 18
  %3 = atomicrmw sub ptr %2, i32 1 acq_rel, align 4
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %5, label %71

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 52
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %10, label %9

9:
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %7)
  br label %10

10:
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23
  tail call void @__enzyme_cc.mpi_mpich.free_side(ptr nonnull %11)
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24
  tail call void @__enzyme_cc.mpi_mpich.free_side(ptr nonnull %12)
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 25
  %14 = load ptr, ptr %13, align 8
  tail call void @free(ptr %14)
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 27
  %16 = load i32, ptr %15, align 8
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %20

18:
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 26
  br label %34

20:
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 26
  %22 = load ptr, ptr %21, align 8
  tail call void @free(ptr %22)
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 44
  %24 = load ptr, ptr %23, align 8
  tail call void @free(ptr %24)
  %25 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 45
  %26 = load ptr, ptr %25, align 8
  tail call void @free(ptr %26)
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 54
  %28 = load ptr, ptr %27, align 8
  tail call void @free(ptr %28)
  %29 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 50
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 49
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %30, %32
  br i1 %33, label %45, label %43

34:
  %35 = phi i64 [ 0, %18 ], [ %39, %34 ]
  %36 = load ptr, ptr %19, align 8
  %37 = getelementptr inbounds ptr, ptr %36, i64 %35
  %38 = load ptr, ptr %37, align 8
  tail call void @free(ptr %38)
  %39 = add nuw nsw i64 %35, 1
  %40 = load i32, ptr %15, align 8
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %34, label %20

43:
  tail call void @free(ptr %30)
  %44 = load ptr, ptr %31, align 8
  br label %45

45:
  %46 = phi ptr [ %44, %43 ], [ %30, %20 ]
  tail call void @free(ptr %46)
  %47 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 33
  %48 = load ptr, ptr %47, align 8
  tail call void @free(ptr %48)
  %49 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 34
  %50 = load ptr, ptr %49, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %57, label %52

52:
  %53 = phi ptr [ %55, %52 ], [ %50, %45 ]
  %54 = load ptr, ptr %53, align 8
  store ptr %54, ptr %49, align 8
  tail call void @free(ptr nonnull %53)
  %55 = load ptr, ptr %49, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %57, label %52

57:
  %58 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 31
  %59 = load i32, ptr %58, align 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %64, label %61

61:
  %62 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 29
  %63 = tail call i32 @MPI_Type_free(ptr nonnull %62)
  br label %64

64:
  %65 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 30
  %66 = load i32, ptr %65, align 4
  %67 = icmp eq i32 %66, 201326592
  br i1 %67, label %70, label %68

68:
  %69 = tail call i32 @MPI_Type_free(ptr nonnull %65)
  br label %70

70:
  tail call void @free(ptr nonnull %0)
  br label %71

71:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.free_shape(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %8, label %3

3:
  %4 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  tail call void @free(ptr %5)
  %6 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr %7)
  tail call void @free(ptr nonnull %0)
  br label %8

8:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.free_side(ptr nocapture readonly %0) {
  %2 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8
  tail call void @__enzyme_cc.mpi_mpich.free_shape(ptr %3)
  %4 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 3
  %5 = load ptr, ptr %4, align 8
  tail call void @free(ptr %5)
  %6 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 4
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr %7)
  %8 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 5
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr %9)
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.go_out(ptr nocapture readonly %0, ptr nocapture readonly %1, ptr %2, i32 %3) {
  %5 = load i8, ptr %0, align 1
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %86, label %7

7:
  %8 = getelementptr inbounds { i32, ptr, { i32, i32, i32, i32, i32 }, ptr, i32, i32 }, ptr %2, i64 0, i32 4
  %9 = getelementptr inbounds { i32, ptr, { i32, i32, i32, i32, i32 }, ptr, i32, i32 }, ptr %2, i64 0, i32 5
  %10 = getelementptr inbounds { i32, ptr, { i32, i32, i32, i32, i32 }, ptr, i32, i32 }, ptr %2, i64 0, i32 3
  %11 = getelementptr inbounds { i32, ptr, { i32, i32, i32, i32, i32 }, ptr, i32, i32 }, ptr %2, i64 0, i32 2
  %12 = getelementptr inbounds { i32, ptr, { i32, i32, i32, i32, i32 }, ptr, i32, i32 }, ptr %2, i64 0, i32 1
  br label %13

13:
  %14 = phi i64 [ 0, %7 ], [ %80, %78 ]
  %15 = phi i8 [ %5, %7 ], [ %82, %78 ]
  %16 = phi i32 [ 0, %7 ], [ %79, %78 ]
  %17 = getelementptr inbounds { i64 }, ptr %1, i64 %14
  %18 = load ptr, ptr %17, align 8
  %19 = sext i8 %15 to i32
  switch i32 %19, label %78 [
    i32 113, label %34
    i32 81, label %29
    i32 115, label %45
    i32 83, label %24
    i32 110, label %60
    i32 78, label %60
    i32 120, label %62
    i32 107, label %67
    i32 88, label %20
  ]

20:
  %21 = icmp sgt i32 %16, 0
  br i1 %21, label %22, label %78

22:
  %23 = zext i32 %16 to i64
  br label %71

24:
  %25 = icmp ne ptr %18, @mpipriv2_
  %26 = load i32, ptr %9, align 4
  %27 = icmp sgt i32 %26, 0
  %28 = select i1 %27, i1 %25, i1 false
  br i1 %28, label %49, label %78

29:
  %30 = load i32, ptr %9, align 4
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %32, label %78

32:
  %33 = load ptr, ptr %12, align 8
  br label %36

34:
  %35 = load i32, ptr %2, align 8
  store i32 %35, ptr %18, align 4
  br label %78

36:
  %37 = phi i64 [ 0, %32 ], [ %41, %36 ]
  %38 = getelementptr inbounds i32, ptr %33, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds i32, ptr %18, i64 %37
  store i32 %39, ptr %40, align 4
  %41 = add nuw nsw i64 %37, 1
  %42 = load i32, ptr %9, align 4
  %43 = sext i32 %42 to i64
  %44 = icmp slt i64 %41, %43
  br i1 %44, label %36, label %78

45:
  %46 = icmp eq ptr %18, getelementptr inbounds ([0 x i32], ptr @mpipriv1_, i64 0, i64 2)
  br i1 %46, label %78, label %47

47:
  %48 = tail call i32 @MPI_Status_c2f(ptr nonnull %11, ptr %18)
  br label %78

49:
  %50 = phi i64 [ %56, %49 ], [ 0, %24 ]
  %51 = load ptr, ptr %10, align 8
  %52 = getelementptr inbounds { i32, i32, i32, i32, i32 }, ptr %51, i64 %50
  %53 = mul nuw nsw i64 %50, 5
  %54 = getelementptr inbounds i32, ptr %18, i64 %53
  %55 = tail call i32 @MPI_Status_c2f(ptr %52, ptr %54)
  %56 = add nuw nsw i64 %50, 1
  %57 = load i32, ptr %9, align 4
  %58 = sext i32 %57 to i64
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %49, label %78

60:
  %61 = load i32, ptr %8, align 8
  store i32 %61, ptr %18, align 4
  br label %78

62:
  %63 = load i32, ptr %18, align 4
  %64 = icmp eq i32 %63, -32766
  br i1 %64, label %78, label %65

65:
  %66 = add nsw i32 %63, 1
  store i32 %66, ptr %18, align 4
  br label %78

67:
  %68 = load i32, ptr %18, align 4
  %69 = icmp eq i32 %68, -32766
  %70 = select i1 %69, i32 0, i32 %68
  br label %78

71:
  %72 = phi i64 [ 0, %22 ], [ %76, %71 ]
  %73 = getelementptr inbounds i32, ptr %18, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %73, align 4
  %76 = add nuw nsw i64 %72, 1
  %77 = icmp eq i64 %76, %23
  br i1 %77, label %78, label %71

78:
  %79 = phi i32 [ %16, %13 ], [ %70, %67 ], [ %16, %65 ], [ %16, %62 ], [ %16, %60 ], [ %16, %47 ], [ %16, %45 ], [ %16, %34 ], [ %16, %29 ], [ %16, %24 ], [ %16, %20 ], [ %16, %36 ], [ %16, %49 ], [ %16, %71 ]
  %80 = add nuw i64 %14, 1
  %81 = getelementptr inbounds i8, ptr %0, i64 %80
  %82 = load i8, ptr %81, align 1
  %83 = icmp eq i8 %82, 0
  br i1 %83, label %84, label %13

84:
  %85 = and i64 %80, 4294967295
  br label %86

86:
  %87 = phi i64 [ 0, %4 ], [ %85, %84 ]
  %88 = getelementptr inbounds { i64 }, ptr %1, i64 %87
  %89 = load ptr, ptr %88, align 8
  store i32 %3, ptr %89, align 4
  %90 = getelementptr inbounds { i32, ptr, { i32, i32, i32, i32, i32 }, ptr, i32, i32 }, ptr %2, i64 0, i32 1
  %91 = load ptr, ptr %90, align 8
  tail call void @free(ptr %91)
  %92 = getelementptr inbounds { i32, ptr, { i32, i32, i32, i32, i32 }, ptr, i32, i32 }, ptr %2, i64 0, i32 3
  %93 = load ptr, ptr %92, align 8
  tail call void @free(ptr %93)
  ret void
}

define internal i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nocapture readonly %0, ptr readonly %1, ptr nocapture readonly %2, ptr nocapture readonly %3, ptr %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca [16 x { i64 }], align 16
  %10 = alloca { i32, ptr, { i32, i32, i32, i32, i32 }, ptr, i32, i32 }, align 8
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(56) %10, i8 0, i64 56, i1 false)
  call void @__enzyme_cc.mpi_mpich.come_in(ptr %0, ptr %3, ptr nonnull %9, ptr nonnull %10)
  %11 = icmp eq ptr %1, null
  br i1 %11, label %14, label %12

12:
  %13 = call i32 %1(ptr nonnull %9, ptr %4, i32 %5, ptr %6, ptr %7)
  br label %16

14:
  %15 = call i32 %2(ptr nonnull %9, ptr %4, i32 %5, ptr %6)
  br label %16

16:
  %17 = phi i32 [ %13, %12 ], [ %15, %14 ]
  call void @__enzyme_cc.mpi_mpich.go_out(ptr %0, ptr %3, ptr nonnull %10, i32 %17)
  ret i32 %17
}

define internal i32 @__enzyme_cc.mpi_mpich.init_augmented(ptr nocapture byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %2, ptr nocapture readonly %3, i32 %4, ptr %5, ptr nocapture writeonly %6) {
  %8 = icmp eq i32 %1, 4
  %9 = zext i1 %8 to i32
  %10 = tail call ptr @__enzyme_cc.mpi_mpich.record_of(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %9, ptr %3, i32 %4, ptr %5)
  store ptr null, ptr %6, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %14

12:
  %13 = tail call i32 @__enzyme_cc.mpi_mpich.init_now(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %2)
  br label %30

14:
  %15 = call ptr @__enzyme_cc.mpi_mpich.ahead_of_request(ptr nonnull %0, i32 %1, ptr %3, i32 %4, ptr %5)
  %16 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 52
  store ptr %15, ptr %16, align 8
  %17 = tail call i32 @__enzyme_cc.mpi_mpich.init_now(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %2)
  %18 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, -2
  %21 = select i1 %8, i1 %20, i1 false
  %22 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, -1
  %25 = select i1 %21, i1 %24, i1 false
  br i1 %25, label %26, label %27

26:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %5, ptr nonnull @__enzyme_cc.mpi_mpich..str.107, ptr nonnull @__enzyme_cc.mpi_mpich..str.108)
  unreachable

27:
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 15
  store i32 1, ptr %28, align 4
  %29 = load i32, ptr %2, align 4
  tail call void @__enzyme_cc.mpi_mpich.note(i32 %29, ptr nonnull %10)
  br label %30

30:
  %31 = phi i32 [ %13, %12 ], [ %17, %27 ]
  ret i32 %31
}

define internal i32 @__enzyme_cc.mpi_mpich.init_forward(ptr nocapture byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %2, ptr nocapture readonly %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %1, 4
  %8 = zext i1 %7 to i32
  %9 = call ptr @__enzyme_cc.mpi_mpich.paired(ptr nonnull %0, i32 %8, ptr %3, i32 %4, ptr %5)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %13

11:
  %12 = tail call i32 @__enzyme_cc.mpi_mpich.init_now(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %2)
  br label %20

13:
  %14 = icmp eq i32 %1, 3
  br i1 %14, label %15, label %16

15:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %5, ptr nonnull @__enzyme_cc.mpi_mpich..str.109, ptr nonnull @__enzyme_cc.mpi_mpich..str.110)
  unreachable

16:
  %17 = tail call i32 @__enzyme_cc.mpi_mpich.init_now(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %2)
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 15
  store i32 1, ptr %18, align 4
  %19 = load i32, ptr %2, align 4
  tail call void @__enzyme_cc.mpi_mpich.note(i32 %19, ptr nonnull %9)
  br label %20

20:
  %21 = phi i32 [ %12, %11 ], [ %17, %16 ]
  ret i32 %21
}

define internal i32 @__enzyme_cc.mpi_mpich.init_now(ptr nocapture readonly byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %2) {
  switch i32 %1, label %60 [
    i32 1, label %4
    i32 2, label %18
    i32 3, label %32
    i32 0, label %46
  ]

4:
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %16 = load i32, ptr %15, align 4
  %17 = tail call i32 @MPI_Ssend_init(ptr %5, i32 %8, i32 %10, i32 %12, i32 %14, i32 %16, ptr %2)
  br label %74

18:
  %19 = load ptr, ptr %0, align 8
  %20 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = trunc i64 %21 to i32
  %23 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %28 = load i32, ptr %27, align 8
  %29 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %30 = load i32, ptr %29, align 4
  %31 = tail call i32 @MPI_Rsend_init(ptr %19, i32 %22, i32 %24, i32 %26, i32 %28, i32 %30, ptr %2)
  br label %74

32:
  %33 = load ptr, ptr %0, align 8
  %34 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = trunc i64 %35 to i32
  %37 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %38 = load i32, ptr %37, align 8
  %39 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %42 = load i32, ptr %41, align 8
  %43 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %44 = load i32, ptr %43, align 4
  %45 = tail call i32 @MPI_Bsend_init(ptr %33, i32 %36, i32 %38, i32 %40, i32 %42, i32 %44, ptr %2)
  br label %74

46:
  %47 = load ptr, ptr %0, align 8
  %48 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = trunc i64 %49 to i32
  %51 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %52 = load i32, ptr %51, align 8
  %53 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %56 = load i32, ptr %55, align 8
  %57 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %58 = load i32, ptr %57, align 4
  %59 = tail call i32 @MPI_Send_init(ptr %47, i32 %50, i32 %52, i32 %54, i32 %56, i32 %58, ptr %2)
  br label %74

60:
  %61 = load ptr, ptr %0, align 8
  %62 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = trunc i64 %63 to i32
  %65 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %66 = load i32, ptr %65, align 8
  %67 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %70 = load i32, ptr %69, align 8
  %71 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %72 = load i32, ptr %71, align 4
  %73 = tail call i32 @MPI_Recv_init(ptr %61, i32 %64, i32 %66, i32 %68, i32 %70, i32 %72, ptr %2)
  br label %74

74:
  %75 = phi i32 [ %73, %60 ], [ %59, %46 ], [ %45, %32 ], [ %31, %18 ], [ %17, %4 ]
  ret i32 %75
}

define internal noalias ptr @__enzyme_cc.mpi_mpich.inputs_of(ptr nocapture readonly %0, i64 %1, i32 %2) {
  %4 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %5, i64 0, i32 7
  %7 = load i64, ptr %6, align 8
  %8 = mul nsw i64 %7, %1
  %9 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %5, i64 0, i32 8
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  %12 = icmp eq i32 %10, 1
  %13 = select i1 %12, i64 8, i64 16
  %14 = select i1 %11, i64 4, i64 %13
  %15 = mul i64 %14, %8
  %16 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %15)
  %17 = load ptr, ptr %0, align 8
  tail call void @__enzyme_cc.mpi_mpich.move_numbers(ptr %5, ptr %17, i64 %1, ptr %16, i32 0)
  %18 = add i32 %2, -1476395021
  %19 = icmp ult i32 %18, -2
  br i1 %19, label %22, label %20

20:
  %21 = load i64, ptr %6, align 8
  br label %22

22:
  %23 = phi i64 [ %21, %20 ], [ 1, %3 ]
  %24 = sdiv i64 %8, %23
  %25 = shl i64 %24, 5
  %26 = or i64 %25, 16
  %27 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %26)
  %28 = icmp sgt i64 %24, 0
  br i1 %28, label %29, label %36

29:
  %30 = load i32, ptr %9, align 8
  %31 = icmp eq i64 %23, 2
  %32 = icmp eq i32 %30, 0
  %33 = icmp eq i32 %30, 1
  %34 = select i1 %33, i64 8, i64 16
  %35 = select i1 %32, i64 4, i64 %34
  br label %37

36:
  tail call void @free(ptr %16)
  ret ptr %27

37:
  %38 = phi i64 [ 0, %29 ], [ %83, %82 ]
  %39 = mul nsw i64 %38, %23
  switch i32 %30, label %48 [
    i32 0, label %40
    i32 1, label %44
  ]

40:
  %41 = getelementptr inbounds float, ptr %16, i64 %39
  %42 = load float, ptr %41, align 4
  %43 = fpext float %42 to x86_fp80
  br label %51

44:
  %45 = getelementptr inbounds double, ptr %16, i64 %39
  %46 = load double, ptr %45, align 8
  %47 = fpext double %46 to x86_fp80
  br label %51

48:
  %49 = getelementptr inbounds x86_fp80, ptr %16, i64 %39
  %50 = load x86_fp80, ptr %49, align 16
  br label %51

51:
  %52 = phi x86_fp80 [ %43, %40 ], [ %47, %44 ], [ %50, %48 ]
  %53 = shl nuw nsw i64 %38, 1
  %54 = getelementptr inbounds x86_fp80, ptr %27, i64 %53
  store x86_fp80 %52, ptr %54, align 16
  br i1 %19, label %82, label %55

55:
  br i1 %31, label %56, label %69

56:
  %57 = or i64 %53, 1
  switch i32 %30, label %66 [
    i32 0, label %58
    i32 1, label %62
  ]

58:
  %59 = getelementptr inbounds float, ptr %16, i64 %57
  %60 = load float, ptr %59, align 4
  %61 = fpext float %60 to x86_fp80
  br label %78

62:
  %63 = getelementptr inbounds double, ptr %16, i64 %57
  %64 = load double, ptr %63, align 8
  %65 = fpext double %64 to x86_fp80
  br label %78

66:
  %67 = getelementptr inbounds x86_fp80, ptr %16, i64 %57
  %68 = load x86_fp80, ptr %67, align 16
  br label %78

69:
  %70 = load ptr, ptr %0, align 8
  %71 = load i64, ptr %5, align 8
  %72 = mul nsw i64 %71, %38
  %73 = getelementptr i8, ptr %70, i64 %35
  %74 = getelementptr i8, ptr %73, i64 %72
  %75 = load i32, ptr %74, align 4
  %76 = sitofp i32 %75 to x86_fp80
  %77 = or i64 %53, 1
  br label %78

78:
  %79 = phi i64 [ %57, %66 ], [ %57, %62 ], [ %57, %58 ], [ %77, %69 ]
  %80 = phi x86_fp80 [ %68, %66 ], [ %65, %62 ], [ %61, %58 ], [ %76, %69 ]
  %81 = getelementptr inbounds x86_fp80, ptr %27, i64 %79
  store x86_fp80 %80, ptr %81, align 16
  br label %82

82:
  %83 = add nuw nsw i64 %38, 1
  %84 = icmp eq i64 %83, %24
  br i1 %84, label %36, label %37
}

define internal i32 @__enzyme_cc.mpi_mpich.is_named(i32 %0) {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store volatile ptr @MPI_Type_get_envelope_c, ptr %2, align 8
  %11 = load volatile ptr, ptr %2, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %15, label %13

13:
  %14 = call i32 @MPI_Type_get_envelope_c(i32 %0, ptr nonnull %3, ptr nonnull %4, ptr nonnull %5, ptr nonnull %6, ptr nonnull %10)
  br label %17

15:
  %16 = call i32 @MPI_Type_get_envelope(i32 %0, ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr nonnull %10)
  br label %17

17:
  %18 = load i32, ptr %10, align 4
  %19 = icmp eq i32 %18, 1
  %20 = zext i1 %19 to i32
  ret i32 %20
}

define internal void @__enzyme_cc.mpi_mpich.let_go(ptr %0) {
  %2 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %8, label %4

4:
  %5 = tail call i32 @sched_yield()
  %6 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %4

8:
  %9 = load ptr, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 8), align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 2
  store ptr %9, ptr %10, align 8
  store ptr %0, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 8), align 8
  tail call void @__enzyme_cc.mpi_mpich.complete_pending(i32 0)
  store atomic i32 0, ptr @__enzyme_cc_mpi_mpich_shared release, align 8
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.message_of(ptr noalias nocapture writeonly sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, ptr nocapture readonly %1) {
  %3 = load ptr, ptr %1, align 8
  store ptr %3, ptr %0, align 8
  %4 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %5 = getelementptr inbounds { i64 }, ptr %1, i64 1
  %6 = load i64, ptr %5, align 8
  store i64 %6, ptr %4, align 8
  %7 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %8 = getelementptr inbounds { i64 }, ptr %1, i64 2
  %9 = load i64, ptr %8, align 8
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %7, align 8
  %11 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %12 = getelementptr inbounds { i64 }, ptr %1, i64 3
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %11, align 4
  %15 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %16 = getelementptr inbounds { i64 }, ptr %1, i64 4
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %15, align 8
  %19 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %20 = getelementptr inbounds { i64 }, ptr %1, i64 5
  %21 = load i64, ptr %20, align 8
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %19, align 4
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.move_numbers(ptr nocapture readonly %0, ptr nocapture %1, i64 %2, ptr nocapture %3, i32 %4) {
  %6 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %9, label %30

9:
  %10 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %30

14:
  %15 = getelementptr inbounds { i64, i32, i64 }, ptr %11, i64 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 8
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  %20 = icmp eq i32 %18, 1
  %21 = select i1 %20, i64 8, i64 16
  %22 = select i1 %19, i64 4, i64 %21
  %23 = mul i64 %22, %16
  %24 = load i64, ptr %0, align 8
  %25 = icmp eq i64 %23, %24
  br i1 %25, label %26, label %30

26:
  %27 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 7
  %28 = load i64, ptr %27, align 8
  %29 = mul nsw i64 %28, %2
  tail call void @__enzyme_cc.mpi_mpich.move_run(ptr %1, i32 %18, i64 %29, ptr %3, i32 %18, i32 %4)
  br label %74

30:
  %31 = icmp sgt i64 %2, 0
  br i1 %31, label %32, label %74

32:
  %33 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %34 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 8
  br label %35

35:
  %36 = phi i32 [ %7, %32 ], [ %44, %43 ]
  %37 = phi ptr [ %3, %32 ], [ %45, %43 ]
  %38 = phi i64 [ 0, %32 ], [ %46, %43 ]
  %39 = phi ptr [ %1, %32 ], [ %48, %43 ]
  %40 = icmp sgt i32 %36, 0
  br i1 %40, label %41, label %43

41:
  %42 = load i32, ptr %34, align 8
  br label %50

43:
  %44 = phi i32 [ %36, %35 ], [ %71, %50 ]
  %45 = phi ptr [ %37, %35 ], [ %69, %50 ]
  %46 = add nuw nsw i64 %38, 1
  %47 = load i64, ptr %0, align 8
  %48 = getelementptr inbounds i8, ptr %39, i64 %47
  %49 = icmp eq i64 %46, %2
  br i1 %49, label %74, label %35

50:
  %51 = phi i32 [ %42, %41 ], [ %63, %50 ]
  %52 = phi i64 [ 0, %41 ], [ %70, %50 ]
  %53 = phi ptr [ %37, %41 ], [ %69, %50 ]
  %54 = load ptr, ptr %33, align 8
  %55 = getelementptr inbounds { i64, i32, i64 }, ptr %54, i64 %52
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %39, i64 %56
  %58 = getelementptr inbounds { i64, i32, i64 }, ptr %54, i64 %52, i32 1
  %59 = load i32, ptr %58, align 8
  %60 = getelementptr inbounds { i64, i32, i64 }, ptr %54, i64 %52, i32 2
  %61 = load i64, ptr %60, align 8
  tail call void @__enzyme_cc.mpi_mpich.move_run(ptr %57, i32 %59, i64 %61, ptr %53, i32 %51, i32 %4)
  %62 = load i64, ptr %60, align 8
  %63 = load i32, ptr %34, align 8
  %64 = icmp eq i32 %63, 0
  %65 = icmp eq i32 %63, 1
  %66 = select i1 %65, i64 8, i64 16
  %67 = select i1 %64, i64 4, i64 %66
  %68 = mul i64 %67, %62
  %69 = getelementptr inbounds i8, ptr %53, i64 %68
  %70 = add nuw nsw i64 %52, 1
  %71 = load i32, ptr %6, align 8
  %72 = sext i32 %71 to i64
  %73 = icmp slt i64 %70, %72
  br i1 %73, label %50, label %43

74:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.move_parts(ptr nocapture readonly %0, i32 %1, i32 %2, i32 %3, ptr nocapture %4, i32 %5) {
  %7 = icmp sgt i32 %2, 0
  br i1 %7, label %8, label %14

8:
  %9 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 3
  %10 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 2
  %11 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %12 = zext i32 %3 to i64
  %13 = zext i32 %2 to i64
  br label %15

14:
  ret void

15:
  %16 = phi i64 [ 0, %8 ], [ %54, %40 ]
  %17 = phi ptr [ %4, %8 ], [ %53, %40 ]
  %18 = icmp eq i64 %16, %12
  br i1 %18, label %31, label %19

19:
  %20 = load ptr, ptr %9, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %26, label %22

22:
  %23 = getelementptr inbounds i32, ptr %20, i64 %16
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  br label %28

26:
  %27 = load i64, ptr %10, align 8
  br label %28

28:
  %29 = phi i64 [ %25, %22 ], [ %27, %26 ]
  %30 = trunc i64 %16 to i32
  tail call void @__enzyme_cc.mpi_mpich.move_side(ptr nonnull %0, i32 %1, i32 %30, i64 %29, ptr %17, i32 %5)
  br label %31

31:
  %32 = load ptr, ptr %9, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %38, label %34

34:
  %35 = getelementptr inbounds i32, ptr %32, i64 %16
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  br label %40

38:
  %39 = load i64, ptr %10, align 8
  br label %40

40:
  %41 = phi i64 [ %37, %34 ], [ %39, %38 ]
  %42 = load ptr, ptr %11, align 8
  %43 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %42, i64 0, i32 7
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %42, i64 0, i32 8
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, 0
  %48 = icmp eq i32 %46, 1
  %49 = select i1 %48, i64 8, i64 16
  %50 = select i1 %47, i64 4, i64 %49
  %51 = mul i64 %44, %41
  %52 = mul i64 %51, %50
  %53 = getelementptr inbounds i8, ptr %17, i64 %52
  %54 = add nuw nsw i64 %16, 1
  %55 = icmp eq i64 %54, %13
  br i1 %55, label %14, label %15
}

define internal void @__enzyme_cc.mpi_mpich.move_run(ptr nocapture %0, i32 %1, i64 %2, ptr nocapture %3, i32 %4, i32 %5) {
  %7 = icmp eq i32 %1, 0
  %8 = icmp eq i32 %1, 1
  %9 = select i1 %8, i64 8, i64 16
  %10 = select i1 %7, i64 4, i64 %9
  %11 = mul i64 %10, %2
  %12 = icmp eq i32 %1, %4
  %13 = icmp ne i32 %5, 2
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %19

15:
  %16 = icmp eq i32 %5, 3
  br i1 %16, label %17, label %18

17:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %3, i64 %11, i1 false)
  br label %132

18:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %0, i64 %11, i1 false)
  br label %129

19:
  %20 = and i1 %8, %12
  %21 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 5), align 4
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %20, i1 %22, i1 false
  %24 = icmp sgt i64 %2, 0
  br i1 %23, label %26, label %25

25:
  br i1 %24, label %36, label %129

26:
  br i1 %24, label %27, label %129

27:
  %28 = phi i64 [ %34, %27 ], [ 0, %26 ]
  %29 = getelementptr inbounds double, ptr %3, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %0, i64 %28
  %32 = load double, ptr %31, align 8
  %33 = fadd double %30, %32
  store double %33, ptr %31, align 8
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp eq i64 %34, %2
  br i1 %35, label %129, label %27

36:
  %37 = phi i64 [ %127, %126 ], [ 0, %25 ]
  switch i32 %5, label %104 [
    i32 2, label %38
    i32 3, label %82
  ]

38:
  switch i32 %4, label %47 [
    i32 0, label %39
    i32 1, label %43
  ]

39:
  %40 = getelementptr inbounds float, ptr %3, i64 %37
  %41 = load float, ptr %40, align 4
  %42 = fpext float %41 to x86_fp80
  br label %50

43:
  %44 = getelementptr inbounds double, ptr %3, i64 %37
  %45 = load double, ptr %44, align 8
  %46 = fpext double %45 to x86_fp80
  br label %50

47:
  %48 = getelementptr inbounds x86_fp80, ptr %3, i64 %37
  %49 = load x86_fp80, ptr %48, align 16
  br label %50

50:
  %51 = phi x86_fp80 [ %42, %39 ], [ %46, %43 ], [ %49, %47 ]
  %52 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 5), align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %71

54:
  switch i32 %1, label %67 [
    i32 0, label %55
    i32 1, label %61
  ]

55:
  %56 = getelementptr inbounds float, ptr %0, i64 %37
  %57 = load float, ptr %56, align 4
  %58 = fpext float %57 to x86_fp80
  %59 = fadd x86_fp80 %51, %58
  %60 = fptrunc x86_fp80 %59 to float
  store float %60, ptr %56, align 4
  br label %126

61:
  %62 = getelementptr inbounds double, ptr %0, i64 %37
  %63 = load double, ptr %62, align 8
  %64 = fpext double %63 to x86_fp80
  %65 = fadd x86_fp80 %51, %64
  %66 = fptrunc x86_fp80 %65 to double
  store double %66, ptr %62, align 8
  br label %126

67:
  %68 = getelementptr inbounds x86_fp80, ptr %0, i64 %37
  %69 = load x86_fp80, ptr %68, align 16
  %70 = fadd x86_fp80 %51, %69
  store x86_fp80 %70, ptr %68, align 16
  br label %126

71:
  switch i32 %1, label %78 [
    i32 0, label %72
    i32 1, label %75
  ]

72:
  %73 = getelementptr inbounds float, ptr %0, i64 %37
  %74 = fptrunc x86_fp80 %51 to float
  tail call void @__enzyme_cc.mpi_mpich.add_atomically_to_float(ptr %73, float %74)
  br label %126

75:
  %76 = getelementptr inbounds double, ptr %0, i64 %37
  %77 = fptrunc x86_fp80 %51 to double
  tail call void @__enzyme_cc.mpi_mpich.add_atomically_to_double(ptr %76, double %77)
  br label %126

78:
  %79 = getelementptr inbounds x86_fp80, ptr %0, i64 %37
  %80 = load x86_fp80, ptr %79, align 16
  %81 = fadd x86_fp80 %51, %80
  store x86_fp80 %81, ptr %79, align 16
  br label %126

82:
  switch i32 %4, label %91 [
    i32 0, label %83
    i32 1, label %87
  ]

83:
  %84 = getelementptr inbounds float, ptr %3, i64 %37
  %85 = load float, ptr %84, align 4
  %86 = fpext float %85 to x86_fp80
  br label %94

87:
  %88 = getelementptr inbounds double, ptr %3, i64 %37
  %89 = load double, ptr %88, align 8
  %90 = fpext double %89 to x86_fp80
  br label %94

91:
  %92 = getelementptr inbounds x86_fp80, ptr %3, i64 %37
  %93 = load x86_fp80, ptr %92, align 16
  br label %94

94:
  %95 = phi x86_fp80 [ %86, %83 ], [ %90, %87 ], [ %93, %91 ]
  switch i32 %1, label %102 [
    i32 0, label %96
    i32 1, label %99
  ]

96:
  %97 = fptrunc x86_fp80 %95 to float
  %98 = getelementptr inbounds float, ptr %0, i64 %37
  store float %97, ptr %98, align 4
  br label %126

99:
  %100 = fptrunc x86_fp80 %95 to double
  %101 = getelementptr inbounds double, ptr %0, i64 %37
  store double %100, ptr %101, align 8
  br label %126

102:
  %103 = getelementptr inbounds x86_fp80, ptr %0, i64 %37
  store x86_fp80 %95, ptr %103, align 16
  br label %126

104:
  switch i32 %1, label %113 [
    i32 0, label %105
    i32 1, label %109
  ]

105:
  %106 = getelementptr inbounds float, ptr %0, i64 %37
  %107 = load float, ptr %106, align 4
  %108 = fpext float %107 to x86_fp80
  br label %116

109:
  %110 = getelementptr inbounds double, ptr %0, i64 %37
  %111 = load double, ptr %110, align 8
  %112 = fpext double %111 to x86_fp80
  br label %116

113:
  %114 = getelementptr inbounds x86_fp80, ptr %0, i64 %37
  %115 = load x86_fp80, ptr %114, align 16
  br label %116

116:
  %117 = phi x86_fp80 [ %108, %105 ], [ %112, %109 ], [ %115, %113 ]
  switch i32 %4, label %124 [
    i32 0, label %118
    i32 1, label %121
  ]

118:
  %119 = fptrunc x86_fp80 %117 to float
  %120 = getelementptr inbounds float, ptr %3, i64 %37
  store float %119, ptr %120, align 4
  br label %126

121:
  %122 = fptrunc x86_fp80 %117 to double
  %123 = getelementptr inbounds double, ptr %3, i64 %37
  store double %122, ptr %123, align 8
  br label %126

124:
  %125 = getelementptr inbounds x86_fp80, ptr %3, i64 %37
  store x86_fp80 %117, ptr %125, align 16
  br label %126

126:
  %127 = add nuw nsw i64 %37, 1
  %128 = icmp eq i64 %127, %2
  br i1 %128, label %129, label %36

129:
  %130 = icmp eq i32 %5, 1
  br i1 %130, label %131, label %132

131:
  tail call void @llvm.memset.p0.i64(ptr align 1 %0, i8 0, i64 %11, i1 false)
  br label %132

132:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.move_side(ptr nocapture readonly %0, i32 %1, i32 %2, i64 %3, ptr nocapture %4, i32 %5) {
  %7 = load ptr, ptr %0, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %40, label %9

9:
  %10 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 5
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %40, label %13

13:
  %14 = sext i32 %1 to i64
  %15 = getelementptr inbounds ptr, ptr %11, i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, %7
  br i1 %17, label %40, label %18

18:
  %19 = icmp slt i32 %2, 0
  br i1 %19, label %33, label %20

20:
  %21 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 4
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  %24 = zext i32 %2 to i64
  br i1 %23, label %29, label %25

25:
  %26 = getelementptr inbounds i32, ptr %22, i64 %24
  %27 = load i32, ptr %26, align 4
  %28 = sext i32 %27 to i64
  br label %33

29:
  %30 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 %31, %24
  br label %33

33:
  %34 = phi i64 [ 0, %18 ], [ %28, %25 ], [ %32, %29 ]
  %35 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %36 = load ptr, ptr %35, align 8
  %37 = load i64, ptr %36, align 8
  %38 = mul nsw i64 %37, %34
  %39 = getelementptr inbounds i8, ptr %16, i64 %38
  tail call void @__enzyme_cc.mpi_mpich.move_numbers(ptr nonnull %36, ptr %39, i64 %3, ptr %4, i32 %5)
  br label %40

40:
  ret void
}

@mpipriv1_ = external global [0 x i32], align 4

@mpipriv2_ = external global [0 x i32], align 4

define internal noalias ptr @__enzyme_cc.mpi_mpich.new_record(ptr %0, i32 %1, i32 %2) {
  %4 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 408)
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %4, i64 0, i32 1
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %4, i64 0, i32 18
  store i32 1, ptr %6, align 8
  %7 = tail call i64 @pthread_self()
  %8 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %4, i64 0, i32 19
  store i64 %7, ptr %8, align 8
  %9 = and i32 %1, 4095
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %4, i64 0, i32 6
  store i32 %9, ptr %10, align 8
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %4, i64 0, i32 7
  store i32 %2, ptr %11, align 4
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %4, i64 0, i32 29
  store i32 201326592, ptr %12, align 8
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %4, i64 0, i32 30
  store i32 201326592, ptr %13, align 4
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %4, i64 0, i32 42
  store i32 738197504, ptr %14, align 4
  ret ptr %4
}

define internal noalias ptr @__enzyme_cc.mpi_mpich.new_waiting(ptr %0, i32 %1) {
  %3 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %0, i32 0, i32 67108864)
  store ptr @__enzyme_cc.mpi_mpich.back_of_waiting, ptr %3, align 8
  %4 = add nsw i32 %1, 1
  %5 = sext i32 %4 to i64
  %6 = shl nsw i64 %5, 3
  %7 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %6)
  %8 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %3, i64 0, i32 54
  store ptr %7, ptr %8, align 8
  ret ptr %3
}

define internal void @__enzyme_cc.mpi_mpich.note(i32 %0, ptr %1) {
  %3 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %1, i64 0, i32 4
  store i32 %0, ptr %3, align 8
  %4 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %10, label %6

6:
  %7 = tail call i32 @sched_yield()
  %8 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %6

10:
  %11 = zext i32 %0 to i64
  %12 = lshr i64 %11, 8
  %13 = lshr i64 %11, 16
  %14 = xor i64 %12, %13
  %15 = xor i64 %14, %11
  %16 = and i64 %15, 255
  %17 = getelementptr inbounds { i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 7, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %1, i64 0, i32 2
  store ptr %18, ptr %19, align 8
  store ptr %1, ptr %17, align 8
  store atomic i32 0, ptr @__enzyme_cc_mpi_mpich_shared release, align 8
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.number(ptr %0, ptr nocapture %1) {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 5
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 8
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 9
  %9 = load i32, ptr %8, align 4
  %10 = mul i32 %7, 31
  %11 = add i32 %10, %9
  %12 = shl i32 %11, 1
  %13 = add i32 %12, %5
  %14 = and i32 %13, 63
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds [64 x ptr], ptr %1, i64 0, i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %35, label %19

19:
  %20 = phi ptr [ %33, %32 ], [ %17, %2 ]
  %21 = getelementptr inbounds { ptr, i32, i32, i32, i64, ptr, ptr }, ptr %20, i64 0, i32 1
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, %5
  br i1 %23, label %24, label %32

24:
  %25 = getelementptr inbounds { ptr, i32, i32, i32, i64, ptr, ptr }, ptr %20, i64 0, i32 2
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, %7
  br i1 %27, label %28, label %32

28:
  %29 = getelementptr inbounds { ptr, i32, i32, i32, i64, ptr, ptr }, ptr %20, i64 0, i32 3
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, %9
  br i1 %31, label %42, label %32

32:
  %33 = load ptr, ptr %20, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %35, label %19

35:
  %36 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 48)
  %37 = load ptr, ptr %16, align 8
  store ptr %37, ptr %36, align 8
  %38 = getelementptr inbounds { ptr, i32, i32, i32, i64, ptr, ptr }, ptr %36, i64 0, i32 1
  store i32 %5, ptr %38, align 8
  %39 = getelementptr inbounds { ptr, i32, i32, i32, i64, ptr, ptr }, ptr %36, i64 0, i32 2
  store i32 %7, ptr %39, align 4
  %40 = getelementptr inbounds { ptr, i32, i32, i32, i64, ptr, ptr }, ptr %36, i64 0, i32 3
  store i32 %9, ptr %40, align 8
  store ptr %36, ptr %16, align 8
  %41 = load i32, ptr %8, align 4
  br label %42

42:
  %43 = phi i32 [ %41, %35 ], [ %9, %28 ]
  %44 = phi ptr [ %36, %35 ], [ %20, %28 ]
  %45 = call i32 @__enzyme_cc.mpi_mpich.span_of(i32 %43, ptr nonnull %3)
  %46 = load i32, ptr %3, align 4
  %47 = sext i32 %46 to i64
  %48 = sext i32 %45 to i64
  %49 = add nsw i64 %47, %48
  %50 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 4), align 8
  %51 = zext i32 %50 to i64
  %52 = shl nuw i64 1, %51
  %53 = icmp sgt i64 %49, %52
  br i1 %53, label %61, label %54

54:
  %55 = load i32, ptr %8, align 4
  tail call void @__enzyme_cc.mpi_mpich.open_shared()
  %56 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 4), align 8
  %57 = add nsw i32 %56, -1
  %58 = shl nuw i32 1, %57
  %59 = sdiv i32 %58, 2
  %60 = icmp slt i32 %55, %59
  br i1 %60, label %64, label %61

61:
  %62 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 1
  %63 = load ptr, ptr %62, align 8
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %63, ptr nonnull @__enzyme_cc.mpi_mpich..str.104, ptr nonnull @__enzyme_cc.mpi_mpich..str.96)
  unreachable

64:
  %65 = getelementptr inbounds { ptr, i32, i32, i32, i64, ptr, ptr }, ptr %44, i64 0, i32 4
  %66 = load i64, ptr %65, align 8
  %67 = add nsw i64 %66, 1
  store i64 %67, ptr %65, align 8
  %68 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 12
  store i64 %66, ptr %68, align 8
  %69 = getelementptr inbounds { ptr, i32, i32, i32, i64, ptr, ptr }, ptr %44, i64 0, i32 5
  %70 = load ptr, ptr %69, align 8
  %71 = icmp eq ptr %70, null
  br i1 %71, label %72, label %75

72:
  %73 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %48)
  store ptr %73, ptr %69, align 8
  %74 = load i64, ptr %68, align 8
  br label %75

75:
  %76 = phi i64 [ %74, %72 ], [ %66, %64 ]
  %77 = phi ptr [ %73, %72 ], [ %70, %64 ]
  %78 = srem i64 %76, %48
  %79 = getelementptr inbounds i8, ptr %77, i64 %78
  %80 = load i8, ptr %79, align 1
  %81 = icmp eq i8 %80, 0
  br i1 %81, label %85, label %82

82:
  %83 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 1
  %84 = load ptr, ptr %83, align 8
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %84, ptr nonnull @__enzyme_cc.mpi_mpich..str.105, ptr nonnull @__enzyme_cc.mpi_mpich..str.106)
  unreachable

85:
  %86 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 40
  %87 = load i32, ptr %86, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %92

89:
  %90 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %97, label %92

92:
  %93 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 16
  %94 = load i32, ptr %93, align 8
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %97

96:
  store i8 1, ptr %79, align 1
  br label %97

97:
  %98 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 13
  store ptr %79, ptr %98, align 8
  %99 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %116, label %101

101:
  %102 = getelementptr inbounds { ptr, i32, i32, i32, i64, ptr, ptr }, ptr %44, i64 0, i32 6
  %103 = load ptr, ptr %102, align 8
  %104 = icmp eq ptr %103, null
  br i1 %104, label %105, label %108

105:
  %106 = shl nsw i64 %48, 3
  %107 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %106)
  store ptr %107, ptr %102, align 8
  br label %108

108:
  %109 = phi ptr [ %107, %105 ], [ %103, %101 ]
  %110 = load i64, ptr %68, align 8
  %111 = srem i64 %110, %48
  %112 = getelementptr inbounds ptr, ptr %109, i64 %111
  %113 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 20
  store ptr %112, ptr %113, align 8
  %114 = load ptr, ptr %112, align 8
  %115 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 21
  store ptr %114, ptr %115, align 8
  store ptr %0, ptr %112, align 8
  br label %116

116:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.number_posted(ptr nocapture %0) {
  %2 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:
  ret void

6:
  %7 = phi ptr [ %52, %50 ], [ %3, %1 ]
  %8 = phi ptr [ %51, %50 ], [ %2, %1 ]
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 8
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, -2
  br i1 %12, label %48, label %13

13:
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 9
  %15 = load i32, ptr %14, align 4
  %16 = icmp ne i32 %15, -1
  %17 = icmp ne ptr %9, %7
  %18 = select i1 %16, i1 %17, i1 false
  br i1 %18, label %19, label %43

19:
  %20 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 9
  br label %21

21:
  %22 = phi ptr [ %9, %19 ], [ %40, %36 ]
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %22, i64 0, i32 10
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, -2
  %26 = icmp eq i32 %24, %11
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %28, label %36

28:
  %29 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %22, i64 0, i32 11
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, -1
  br i1 %31, label %48, label %32

32:
  %33 = load i32, ptr %20, align 4
  %34 = icmp eq i32 %30, %33
  %35 = zext i1 %34 to i32
  br label %36

36:
  %37 = phi i32 [ %35, %32 ], [ 0, %21 ]
  %38 = icmp eq i32 %37, 0
  %39 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %22, i64 0, i32 3
  %40 = load ptr, ptr %39, align 8
  %41 = icmp ne ptr %40, %7
  %42 = select i1 %38, i1 %41, i1 false
  br i1 %42, label %21, label %43

43:
  %44 = phi i1 [ %16, %13 ], [ %38, %36 ]
  br i1 %44, label %45, label %48

45:
  %46 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 3
  %47 = load ptr, ptr %46, align 8
  store ptr %47, ptr %8, align 8
  tail call void @__enzyme_cc.mpi_mpich.number(ptr nonnull %7, ptr %0)
  br label %50

48:
  %49 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %7, i64 0, i32 3
  br label %50

50:
  %51 = phi ptr [ %8, %45 ], [ %49, %48 ]
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %5, label %6
}

define internal void @__enzyme_cc.mpi_mpich.open_shared() {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 2) acquire, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %44

7:
  %8 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %14, label %10

10:
  %11 = tail call i32 @sched_yield()
  %12 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %10

14:
  %15 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 2), align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %43

17:
  %18 = call i32 @MPI_Comm_get_attr(i32 1140850688, i32 1681915905, ptr nonnull %1, ptr nonnull %2)
  %19 = load i32, ptr %2, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %26, label %21

21:
  %22 = load ptr, ptr %1, align 8
  %23 = load i32, ptr %22, align 4
  %24 = sext i32 %23 to i64
  %25 = add nsw i64 %24, 1
  br label %26

26:
  %27 = phi i64 [ %25, %21 ], [ 32768, %17 ]
  br label %28

28:
  %29 = phi i64 [ %32, %28 ], [ 0, %26 ]
  %30 = shl i64 2, %29
  %31 = icmp sgt i64 %30, %27
  %32 = add nuw i64 %29, 1
  br i1 %31, label %33, label %28

33:
  %34 = trunc i64 %29 to i32
  store i32 %34, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 4), align 8
  %35 = call i32 @MPI_Comm_create_keyval(ptr null, ptr nonnull @__enzyme_cc.mpi_mpich.close_shared, ptr nonnull getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 3), ptr null)
  %36 = call i32 @MPI_Comm_create_keyval(ptr null, ptr nonnull @__enzyme_cc.mpi_mpich.close_all, ptr nonnull %3, ptr null)
  %37 = load i32, ptr %3, align 4
  %38 = call i32 @MPI_Comm_set_attr(i32 1140850689, i32 %37, ptr null)
  %39 = call i32 @MPI_Query_thread(ptr nonnull %4)
  %40 = load i32, ptr %4, align 4
  %41 = icmp eq i32 %40, 3
  %42 = zext i1 %41 to i32
  store atomic i32 %42, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  store atomic i32 1, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 2) release, align 8
  br label %43

43:
  store atomic i32 0, ptr @__enzyme_cc_mpi_mpich_shared release, align 8
  br label %44

44:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.own_type(ptr %0, i32 %1) {
  %3 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 29
  store i32 %1, ptr %3, align 8
  %4 = tail call i32 @__enzyme_cc.mpi_mpich.is_named(i32 %1)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:
  %7 = tail call i32 @MPI_Type_dup(i32 %1, ptr nonnull %3)
  %8 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 31
  store i32 1, ptr %8, align 8
  br label %9

9:
  ret void
}

define internal ptr @__enzyme_cc.mpi_mpich.paired(ptr nocapture %0, i32 %1, ptr nocapture readonly %2, i32 %3, ptr %4) {
  %6 = and i32 %3, 4095
  %7 = and i32 %3, 16773120
  %8 = icmp eq i32 %7, 0
  tail call void @__enzyme_cc.mpi_mpich.open_shared()
  %9 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 4), align 8
  %10 = add nsw i32 %9, -1
  %11 = shl nuw i32 1, %10
  %12 = sdiv i32 %11, 2
  %13 = select i1 %8, i32 %11, i32 %12
  %14 = tail call ptr @__enzyme_cc.mpi_mpich.paired_at(ptr %0, i32 %1, ptr %2, i32 %6, i32 %13, ptr %4)
  ret ptr %14
}

define internal ptr @__enzyme_cc.mpi_mpich.paired_at(ptr nocapture %0, i32 %1, ptr nocapture readonly %2, i32 %3, i32 %4, ptr %5) {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %164, label %17

17:
  %18 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %19 = load i32, ptr %18, align 8
  %20 = tail call ptr @__enzyme_cc.mpi_mpich.shape_of(i32 %19, ptr %5)
  %21 = load ptr, ptr %0, align 8
  %22 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %23 = load i64, ptr %22, align 8
  tail call void @__enzyme_cc.mpi_mpich.check_bytes(ptr %20, ptr %21, i64 %23, ptr %2, i32 %3, ptr %5)
  %24 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %20, i64 0, i32 7
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %28

27:
  tail call void @__enzyme_cc.mpi_mpich.free_shape(ptr nonnull %20)
  br label %164

28:
  %29 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %30 = load i32, ptr %29, align 4
  %31 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %5, i32 %3, i32 %30)
  %32 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %31, i64 0, i32 5
  store i32 %1, ptr %32, align 4
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %31, i64 0, i32 14
  store i32 1, ptr %33, align 8
  %34 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %31, i64 0, i32 32
  store i32 %4, ptr %34, align 4
  %35 = load i32, ptr %18, align 8
  tail call void @__enzyme_cc.mpi_mpich.own_type(ptr %31, i32 %35)
  %36 = add nsw i32 %3, 1
  %37 = zext i32 %36 to i64
  %38 = shl nuw nsw i64 %37, 3
  %39 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %38)
  store ptr null, ptr %13, align 8
  %40 = icmp sgt i32 %3, 0
  br i1 %40, label %41, label %45

41:
  %42 = zext i32 %3 to i64
  %43 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %31, i64 0, i32 33
  %44 = load ptr, ptr %0, align 8
  br label %122

45:
  %46 = load i32, ptr %18, align 8
  %47 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %20, i64 0, i32 5
  %48 = load i32, ptr %47, align 8
  %49 = sext i32 %48 to i64
  %50 = shl nsw i64 %49, 2
  %51 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %50)
  %52 = shl nsw i64 %49, 3
  %53 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %52)
  %54 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %38)
  %55 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %50)
  %56 = icmp sgt i32 %48, 0
  br i1 %56, label %57, label %100

57:
  %58 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %20, i64 0, i32 2
  %59 = icmp eq i32 %1, 1
  %60 = zext i32 %48 to i64
  %61 = load ptr, ptr %58, align 8
  br label %71

62:
  %63 = call i32 @MPI_Type_create_struct(i32 %48, ptr nonnull %55, ptr nonnull %53, ptr %51, ptr nonnull %7)
  %64 = call i32 @MPI_Type_get_extent(i32 %46, ptr nonnull %9, ptr nonnull %10)
  %65 = load i32, ptr %7, align 4
  %66 = load i64, ptr %9, align 8
  %67 = load i64, ptr %10, align 8
  %68 = call i32 @MPI_Type_create_resized(i32 %65, i64 %66, i64 %67, ptr nonnull %8)
  %69 = call i32 @MPI_Type_commit(ptr nonnull %8)
  %70 = call i32 @MPI_Type_free(ptr nonnull %7)
  br label %109

71:
  %72 = phi i64 [ 0, %57 ], [ %98, %71 ]
  %73 = getelementptr inbounds { i64, i32, i32, i32 }, ptr %61, i64 %72
  %74 = getelementptr inbounds { i64, i32, i32, i32 }, ptr %61, i64 %72, i32 3
  %75 = load i32, ptr %74, align 8
  %76 = icmp ne i32 %75, 0
  %77 = or i1 %59, %76
  %78 = select i1 %77, ptr %39, ptr %54
  %79 = getelementptr inbounds { i64, i32, i32, i32 }, ptr %61, i64 %72, i32 1
  %80 = load i32, ptr %79, align 8
  %81 = call i32 @MPI_Type_create_hindexed_block(i32 %36, i32 1, ptr %78, i32 %80, ptr nonnull %11)
  %82 = load i32, ptr %79, align 8
  %83 = call i32 @MPI_Type_get_extent(i32 %82, ptr nonnull %9, ptr nonnull %10)
  %84 = load i32, ptr %11, align 4
  %85 = load i64, ptr %9, align 8
  %86 = load i64, ptr %10, align 8
  %87 = call i32 @MPI_Type_create_resized(i32 %84, i64 %85, i64 %86, ptr nonnull %12)
  %88 = getelementptr inbounds { i64, i32, i32, i32 }, ptr %61, i64 %72, i32 2
  %89 = load i32, ptr %88, align 4
  %90 = load i32, ptr %12, align 4
  %91 = getelementptr inbounds i32, ptr %51, i64 %72
  %92 = call i32 @MPI_Type_contiguous(i32 %89, i32 %90, ptr %91)
  %93 = call i32 @MPI_Type_free(ptr nonnull %11)
  %94 = call i32 @MPI_Type_free(ptr nonnull %12)
  %95 = load i64, ptr %73, align 8
  %96 = getelementptr inbounds i64, ptr %53, i64 %72
  store i64 %95, ptr %96, align 8
  %97 = getelementptr inbounds i32, ptr %55, i64 %72
  store i32 1, ptr %97, align 4
  %98 = add nuw nsw i64 %72, 1
  %99 = icmp eq i64 %98, %60
  br i1 %99, label %62, label %71

100:
  %101 = call i32 @MPI_Type_create_struct(i32 %48, ptr %55, ptr %53, ptr %51, ptr nonnull %7)
  %102 = call i32 @MPI_Type_get_extent(i32 %46, ptr nonnull %9, ptr nonnull %10)
  %103 = load i32, ptr %7, align 4
  %104 = load i64, ptr %9, align 8
  %105 = load i64, ptr %10, align 8
  %106 = call i32 @MPI_Type_create_resized(i32 %103, i64 %104, i64 %105, ptr nonnull %8)
  %107 = call i32 @MPI_Type_commit(ptr nonnull %8)
  %108 = call i32 @MPI_Type_free(ptr nonnull %7)
  br label %115

109:
  %110 = phi i64 [ 0, %62 ], [ %113, %109 ]
  %111 = getelementptr inbounds i32, ptr %51, i64 %110
  %112 = call i32 @MPI_Type_free(ptr %111)
  %113 = add nuw nsw i64 %110, 1
  %114 = icmp eq i64 %113, %60
  br i1 %114, label %115, label %109

115:
  call void @free(ptr %51)
  call void @free(ptr %53)
  call void @free(ptr %54)
  call void @free(ptr %55)
  %116 = load i32, ptr %8, align 4
  %117 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %31, i64 0, i32 30
  store i32 %116, ptr %117, align 4
  call void @__enzyme_cc.mpi_mpich.free_shape(ptr %20)
  call void @free(ptr %39)
  %118 = load i32, ptr %117, align 4
  store i32 %118, ptr %18, align 8
  %119 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %120 = load i32, ptr %119, align 8
  %121 = icmp eq i32 %120, -1
  br i1 %121, label %163, label %157

122:
  %123 = phi ptr [ %44, %41 ], [ %139, %149 ]
  %124 = phi i64 [ 0, %41 ], [ %154, %149 ]
  %125 = getelementptr inbounds ptr, ptr %2, i64 %124
  %126 = load ptr, ptr %125, align 8
  %127 = icmp ne ptr %126, %123
  %128 = load ptr, ptr %13, align 8
  %129 = icmp ne ptr %128, null
  %130 = select i1 %127, i1 true, i1 %129
  br i1 %130, label %138, label %131

131:
  %132 = load i32, ptr %18, align 8
  %133 = load i64, ptr %22, align 8
  %134 = mul nsw i64 %133, %42
  %135 = call ptr @__enzyme_cc.mpi_mpich.scratch_for(i32 %132, i64 %134, ptr nonnull %13)
  store ptr %135, ptr %43, align 8
  %136 = load ptr, ptr %125, align 8
  %137 = load ptr, ptr %0, align 8
  br label %138

138:
  %139 = phi ptr [ %137, %131 ], [ %123, %122 ]
  %140 = phi ptr [ %136, %131 ], [ %126, %122 ]
  %141 = icmp eq ptr %140, %139
  br i1 %141, label %142, label %149

142:
  %143 = load ptr, ptr %13, align 8
  %144 = load i64, ptr %22, align 8
  %145 = mul nsw i64 %144, %124
  %146 = load i64, ptr %20, align 8
  %147 = mul nsw i64 %145, %146
  %148 = getelementptr inbounds i8, ptr %143, i64 %147
  br label %149

149:
  %150 = phi ptr [ %148, %142 ], [ %140, %138 ]
  %151 = ptrtoint ptr %150 to i64
  %152 = ptrtoint ptr %139 to i64
  %153 = sub i64 %151, %152
  %154 = add nuw nsw i64 %124, 1
  %155 = getelementptr inbounds i64, ptr %39, i64 %154
  store i64 %153, ptr %155, align 8
  %156 = icmp eq i64 %154, %42
  br i1 %156, label %45, label %122

157:
  call void @__enzyme_cc.mpi_mpich.check_tag(i32 %120, ptr %5)
  %158 = load i32, ptr %119, align 8
  %159 = icmp slt i32 %158, %4
  br i1 %159, label %161, label %160

160:
  call void @__enzyme_cc.mpi_mpich.stop(ptr %5, ptr nonnull @__enzyme_cc.mpi_mpich..str.97, ptr nonnull @__enzyme_cc.mpi_mpich..str.96)
  unreachable

161:
  %162 = add nsw i32 %158, %4
  store i32 %162, ptr %119, align 8
  br label %163

163:
  br label %164

164:
  %165 = phi ptr [ null, %6 ], [ %31, %163 ], [ null, %27 ]
  ret ptr %165
}

define internal x86_fp80 @__enzyme_cc.mpi_mpich.partial(i32 %0, ptr nocapture readonly %1, i32 %2, i32 %3, i64 %4) {
  %6 = icmp eq i32 %0, 1476395012
  br i1 %6, label %16, label %7

7:
  %8 = icmp sgt i32 %2, 1
  br i1 %8, label %9, label %39

9:
  %10 = load ptr, ptr %1, align 8
  %11 = getelementptr inbounds { ptr, i64 }, ptr %1, i64 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = add i32 %0, -1476395021
  %14 = icmp ult i32 %13, -2
  %15 = zext i32 %2 to i64
  br label %43

16:
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %79

18:
  %19 = getelementptr inbounds { ptr, i64 }, ptr %1, i64 0, i32 1
  %20 = zext i32 %3 to i64
  %21 = zext i32 %2 to i64
  br label %22

22:
  %23 = phi i64 [ 0, %18 ], [ %37, %35 ]
  %24 = phi x86_fp80 [ 0xK3FFF8000000000000000, %18 ], [ %36, %35 ]
  %25 = icmp eq i64 %23, %20
  br i1 %25, label %35, label %26

26:
  %27 = load ptr, ptr %1, align 8
  %28 = load i64, ptr %19, align 8
  %29 = mul nsw i64 %28, %23
  %30 = add nsw i64 %29, %4
  %31 = shl nsw i64 %30, 1
  %32 = getelementptr inbounds x86_fp80, ptr %27, i64 %31
  %33 = load x86_fp80, ptr %32, align 16
  %34 = fmul x86_fp80 %24, %33
  br label %35

35:
  %36 = phi x86_fp80 [ %34, %26 ], [ %24, %22 ]
  %37 = add nuw nsw i64 %23, 1
  %38 = icmp eq i64 %37, %21
  br i1 %38, label %79, label %22

39:
  %40 = phi i32 [ 0, %7 ], [ %76, %75 ]
  %41 = icmp eq i32 %40, %3
  %42 = uitofp i1 %41 to x86_fp80
  br label %79

43:
  %44 = phi i64 [ 1, %9 ], [ %77, %75 ]
  %45 = phi i32 [ 0, %9 ], [ %76, %75 ]
  %46 = sext i32 %45 to i64
  %47 = mul nsw i64 %12, %46
  %48 = add nsw i64 %47, %4
  %49 = shl nsw i64 %48, 1
  %50 = getelementptr inbounds x86_fp80, ptr %10, i64 %49
  %51 = mul nsw i64 %12, %44
  %52 = add nsw i64 %51, %4
  %53 = shl nsw i64 %52, 1
  %54 = getelementptr inbounds x86_fp80, ptr %10, i64 %53
  %55 = load x86_fp80, ptr %50, align 16
  %56 = load x86_fp80, ptr %54, align 16
  %57 = fcmp une x86_fp80 %55, %56
  br i1 %57, label %58, label %62

58:
  switch i32 %0, label %70 [
    i32 1476395020, label %59
    i32 1476395009, label %59
  ]

59:
  %60 = fcmp olt x86_fp80 %55, %56
  %61 = freeze i1 %60
  br i1 %61, label %73, label %75

62:
  br i1 %14, label %75, label %63

63:
  %64 = getelementptr inbounds x86_fp80, ptr %50, i64 1
  %65 = load x86_fp80, ptr %64, align 16
  %66 = getelementptr inbounds x86_fp80, ptr %54, i64 1
  %67 = load x86_fp80, ptr %66, align 16
  %68 = fcmp ogt x86_fp80 %65, %67
  %69 = freeze i1 %68
  br i1 %69, label %73, label %75

70:
  %71 = fcmp ogt x86_fp80 %55, %56
  %72 = freeze i1 %71
  br i1 %72, label %73, label %75

73:
  %74 = trunc i64 %44 to i32
  br label %75

75:
  %76 = phi i32 [ %74, %73 ], [ %45, %70 ], [ %45, %63 ], [ %45, %59 ], [ %45, %62 ]
  %77 = add nuw nsw i64 %44, 1
  %78 = icmp eq i64 %77, %15
  br i1 %78, label %39, label %43

79:
  %80 = phi x86_fp80 [ %42, %39 ], [ 0xK3FFF8000000000000000, %16 ], [ %36, %35 ]
  ret x86_fp80 %80
}

define internal noalias ptr @__enzyme_cc.mpi_mpich.parts_of(ptr nocapture readonly %0, i32 %1, ptr %2) {
  %4 = shl nsw i32 %1, 1
  %5 = sext i32 %4 to i64
  %6 = shl nsw i64 %5, 2
  %7 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %6)
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %20

9:
  %10 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 3
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  %13 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %15, i64 0, i32 7
  %17 = load i64, ptr %16, align 8
  %18 = zext i32 %1 to i64
  %19 = zext i32 %1 to i64
  br label %21

20:
  ret ptr %7

21:
  %22 = phi i64 [ 0, %9 ], [ %47, %40 ]
  %23 = phi i64 [ 0, %9 ], [ %46, %40 ]
  br i1 %12, label %28, label %24

24:
  %25 = getelementptr inbounds i32, ptr %11, i64 %22
  %26 = load i32, ptr %25, align 4
  %27 = sext i32 %26 to i64
  br label %30

28:
  %29 = load i64, ptr %13, align 8
  br label %30

30:
  %31 = phi i64 [ %27, %24 ], [ %29, %28 ]
  %32 = mul nsw i64 %17, %31
  %33 = icmp sgt i64 %32, 2147483647
  br i1 %33, label %34, label %35

34:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %2, ptr nonnull @__enzyme_cc.mpi_mpich..str.100, ptr nonnull @__enzyme_cc.mpi_mpich..str.101)
  unreachable

35:
  %36 = trunc i64 %32 to i32
  %37 = getelementptr inbounds i32, ptr %7, i64 %22
  store i32 %36, ptr %37, align 4
  %38 = icmp sgt i64 %23, 2147483647
  br i1 %38, label %39, label %40

39:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %2, ptr nonnull @__enzyme_cc.mpi_mpich..str.100, ptr nonnull @__enzyme_cc.mpi_mpich..str.101)
  unreachable

40:
  %41 = trunc i64 %23 to i32
  %42 = add nuw nsw i64 %22, %18
  %43 = getelementptr inbounds i32, ptr %7, i64 %42
  store i32 %41, ptr %43, align 4
  %44 = shl i64 %32, 32
  %45 = ashr exact i64 %44, 32
  %46 = add nsw i64 %23, %45
  %47 = add nuw nsw i64 %22, 1
  %48 = icmp eq i64 %47, %19
  br i1 %48, label %20, label %21
}

define internal i32 @__enzyme_cc.mpi_mpich.perform(ptr nocapture readonly %0, ptr %1, ptr %2, ptr %3) {
  %5 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 3
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 12
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 5
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 7
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 6
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 8
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 9
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 10
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 13
  %24 = load i32, ptr %23, align 8
  %25 = load i32, ptr %0, align 8
  switch i32 %25, label %144 [
    i32 1, label %26
    i32 2, label %32
    i32 3, label %40
    i32 4, label %48
    i32 5, label %54
    i32 6, label %60
    i32 7, label %66
    i32 8, label %72
    i32 9, label %78
    i32 10, label %84
    i32 11, label %90
    i32 12, label %96
    i32 13, label %102
    i32 14, label %108
    i32 15, label %114
    i32 16, label %120
    i32 17, label %128
    i32 18, label %136
  ]

26:
  %27 = icmp eq ptr %3, null
  br i1 %27, label %30, label %28

28:
  %29 = tail call i32 @MPI_Ibcast(ptr %1, i32 %6, i32 %20, i32 %10, i32 %24, ptr nonnull %3)
  br label %152

30:
  %31 = tail call i32 @MPI_Bcast(ptr %1, i32 %6, i32 %20, i32 %10, i32 %24)
  br label %152

32:
  %33 = icmp eq ptr %3, null
  %34 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %35 = load i32, ptr %34, align 8
  br i1 %33, label %38, label %36

36:
  %37 = tail call i32 @MPI_Ireduce(ptr %1, ptr %2, i32 %8, i32 %22, i32 %35, i32 %10, i32 %24, ptr nonnull %3)
  br label %152

38:
  %39 = tail call i32 @MPI_Reduce(ptr %1, ptr %2, i32 %8, i32 %22, i32 %35, i32 %10, i32 %24)
  br label %152

40:
  %41 = icmp eq ptr %3, null
  %42 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %43 = load i32, ptr %42, align 8
  br i1 %41, label %46, label %44

44:
  %45 = tail call i32 @MPI_Iallreduce(ptr %1, ptr %2, i32 %8, i32 %22, i32 %43, i32 %24, ptr nonnull %3)
  br label %152

46:
  %47 = tail call i32 @MPI_Allreduce(ptr %1, ptr %2, i32 %8, i32 %22, i32 %43, i32 %24)
  br label %152

48:
  %49 = icmp eq ptr %3, null
  br i1 %49, label %52, label %50

50:
  %51 = tail call i32 @MPI_Iscatter(ptr %1, i32 %6, i32 %20, ptr %2, i32 %8, i32 %22, i32 %10, i32 %24, ptr nonnull %3)
  br label %152

52:
  %53 = tail call i32 @MPI_Scatter(ptr %1, i32 %6, i32 %20, ptr %2, i32 %8, i32 %22, i32 %10, i32 %24)
  br label %152

54:
  %55 = icmp eq ptr %3, null
  br i1 %55, label %58, label %56

56:
  %57 = tail call i32 @MPI_Iscatterv(ptr %1, ptr %12, ptr %16, i32 %20, ptr %2, i32 %8, i32 %22, i32 %10, i32 %24, ptr nonnull %3)
  br label %152

58:
  %59 = tail call i32 @MPI_Scatterv(ptr %1, ptr %12, ptr %16, i32 %20, ptr %2, i32 %8, i32 %22, i32 %10, i32 %24)
  br label %152

60:
  %61 = icmp eq ptr %3, null
  br i1 %61, label %64, label %62

62:
  %63 = tail call i32 @MPI_Igather(ptr %1, i32 %6, i32 %20, ptr %2, i32 %8, i32 %22, i32 %10, i32 %24, ptr nonnull %3)
  br label %152

64:
  %65 = tail call i32 @MPI_Gather(ptr %1, i32 %6, i32 %20, ptr %2, i32 %8, i32 %22, i32 %10, i32 %24)
  br label %152

66:
  %67 = icmp eq ptr %3, null
  br i1 %67, label %70, label %68

68:
  %69 = tail call i32 @MPI_Igatherv(ptr %1, i32 %6, i32 %20, ptr %2, ptr %14, ptr %18, i32 %22, i32 %10, i32 %24, ptr nonnull %3)
  br label %152

70:
  %71 = tail call i32 @MPI_Gatherv(ptr %1, i32 %6, i32 %20, ptr %2, ptr %14, ptr %18, i32 %22, i32 %10, i32 %24)
  br label %152

72:
  %73 = icmp eq ptr %3, null
  br i1 %73, label %76, label %74

74:
  %75 = tail call i32 @MPI_Iallgather(ptr %1, i32 %6, i32 %20, ptr %2, i32 %8, i32 %22, i32 %24, ptr nonnull %3)
  br label %152

76:
  %77 = tail call i32 @MPI_Allgather(ptr %1, i32 %6, i32 %20, ptr %2, i32 %8, i32 %22, i32 %24)
  br label %152

78:
  %79 = icmp eq ptr %3, null
  br i1 %79, label %82, label %80

80:
  %81 = tail call i32 @MPI_Iallgatherv(ptr %1, i32 %6, i32 %20, ptr %2, ptr %14, ptr %18, i32 %22, i32 %24, ptr nonnull %3)
  br label %152

82:
  %83 = tail call i32 @MPI_Allgatherv(ptr %1, i32 %6, i32 %20, ptr %2, ptr %14, ptr %18, i32 %22, i32 %24)
  br label %152

84:
  %85 = icmp eq ptr %3, null
  br i1 %85, label %88, label %86

86:
  %87 = tail call i32 @MPI_Ialltoall(ptr %1, i32 %6, i32 %20, ptr %2, i32 %8, i32 %22, i32 %24, ptr nonnull %3)
  br label %152

88:
  %89 = tail call i32 @MPI_Alltoall(ptr %1, i32 %6, i32 %20, ptr %2, i32 %8, i32 %22, i32 %24)
  br label %152

90:
  %91 = icmp eq ptr %3, null
  br i1 %91, label %94, label %92

92:
  %93 = tail call i32 @MPI_Ialltoallv(ptr %1, ptr %12, ptr %16, i32 %20, ptr %2, ptr %14, ptr %18, i32 %22, i32 %24, ptr nonnull %3)
  br label %152

94:
  %95 = tail call i32 @MPI_Alltoallv(ptr %1, ptr %12, ptr %16, i32 %20, ptr %2, ptr %14, ptr %18, i32 %22, i32 %24)
  br label %152

96:
  %97 = icmp eq ptr %3, null
  br i1 %97, label %100, label %98

98:
  %99 = tail call i32 @MPI_Ineighbor_allgather(ptr %1, i32 %6, i32 %20, ptr %2, i32 %8, i32 %22, i32 %24, ptr nonnull %3)
  br label %152

100:
  %101 = tail call i32 @MPI_Neighbor_allgather(ptr %1, i32 %6, i32 %20, ptr %2, i32 %8, i32 %22, i32 %24)
  br label %152

102:
  %103 = icmp eq ptr %3, null
  br i1 %103, label %106, label %104

104:
  %105 = tail call i32 @MPI_Ineighbor_allgatherv(ptr %1, i32 %6, i32 %20, ptr %2, ptr %14, ptr %18, i32 %22, i32 %24, ptr nonnull %3)
  br label %152

106:
  %107 = tail call i32 @MPI_Neighbor_allgatherv(ptr %1, i32 %6, i32 %20, ptr %2, ptr %14, ptr %18, i32 %22, i32 %24)
  br label %152

108:
  %109 = icmp eq ptr %3, null
  br i1 %109, label %112, label %110

110:
  %111 = tail call i32 @MPI_Ineighbor_alltoall(ptr %1, i32 %6, i32 %20, ptr %2, i32 %8, i32 %22, i32 %24, ptr nonnull %3)
  br label %152

112:
  %113 = tail call i32 @MPI_Neighbor_alltoall(ptr %1, i32 %6, i32 %20, ptr %2, i32 %8, i32 %22, i32 %24)
  br label %152

114:
  %115 = icmp eq ptr %3, null
  br i1 %115, label %118, label %116

116:
  %117 = tail call i32 @MPI_Ineighbor_alltoallv(ptr %1, ptr %12, ptr %16, i32 %20, ptr %2, ptr %14, ptr %18, i32 %22, i32 %24, ptr nonnull %3)
  br label %152

118:
  %119 = tail call i32 @MPI_Neighbor_alltoallv(ptr %1, ptr %12, ptr %16, i32 %20, ptr %2, ptr %14, ptr %18, i32 %22, i32 %24)
  br label %152

120:
  %121 = icmp eq ptr %3, null
  %122 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %123 = load i32, ptr %122, align 8
  br i1 %121, label %126, label %124

124:
  %125 = tail call i32 @MPI_Ireduce_scatter(ptr %1, ptr %2, ptr %14, i32 %22, i32 %123, i32 %24, ptr nonnull %3)
  br label %152

126:
  %127 = tail call i32 @MPI_Reduce_scatter(ptr %1, ptr %2, ptr %14, i32 %22, i32 %123, i32 %24)
  br label %152

128:
  %129 = icmp eq ptr %3, null
  %130 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %131 = load i32, ptr %130, align 8
  br i1 %129, label %134, label %132

132:
  %133 = tail call i32 @MPI_Ireduce_scatter_block(ptr %1, ptr %2, i32 %8, i32 %22, i32 %131, i32 %24, ptr nonnull %3)
  br label %152

134:
  %135 = tail call i32 @MPI_Reduce_scatter_block(ptr %1, ptr %2, i32 %8, i32 %22, i32 %131, i32 %24)
  br label %152

136:
  %137 = icmp eq ptr %3, null
  %138 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %139 = load i32, ptr %138, align 8
  br i1 %137, label %142, label %140

140:
  %141 = tail call i32 @MPI_Iscan(ptr %1, ptr %2, i32 %8, i32 %22, i32 %139, i32 %24, ptr nonnull %3)
  br label %152

142:
  %143 = tail call i32 @MPI_Scan(ptr %1, ptr %2, i32 %8, i32 %22, i32 %139, i32 %24)
  br label %152

144:
  %145 = icmp eq ptr %3, null
  %146 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %0, i64 0, i32 11
  %147 = load i32, ptr %146, align 8
  br i1 %145, label %150, label %148

148:
  %149 = tail call i32 @MPI_Iexscan(ptr %1, ptr %2, i32 %8, i32 %22, i32 %147, i32 %24, ptr nonnull %3)
  br label %152

150:
  %151 = tail call i32 @MPI_Exscan(ptr %1, ptr %2, i32 %8, i32 %22, i32 %147, i32 %24)
  br label %152

152:
  %153 = phi i32 [ %29, %28 ], [ %31, %30 ], [ %37, %36 ], [ %39, %38 ], [ %45, %44 ], [ %47, %46 ], [ %51, %50 ], [ %53, %52 ], [ %57, %56 ], [ %59, %58 ], [ %63, %62 ], [ %65, %64 ], [ %69, %68 ], [ %71, %70 ], [ %75, %74 ], [ %77, %76 ], [ %81, %80 ], [ %83, %82 ], [ %87, %86 ], [ %89, %88 ], [ %93, %92 ], [ %95, %94 ], [ %99, %98 ], [ %101, %100 ], [ %105, %104 ], [ %107, %106 ], [ %111, %110 ], [ %113, %112 ], [ %117, %116 ], [ %119, %118 ], [ %125, %124 ], [ %127, %126 ], [ %133, %132 ], [ %135, %134 ], [ %141, %140 ], [ %143, %142 ], [ %149, %148 ], [ %151, %150 ]
  ret i32 %153
}

define internal nonnull ptr @__enzyme_cc.mpi_mpich.place_of(i32 %0, i64 %1) {
  %3 = zext i32 %0 to i64
  %4 = lshr i64 %3, 8
  %5 = lshr i64 %3, 16
  %6 = xor i64 %4, %5
  %7 = xor i64 %6, %3
  %8 = and i64 %7, 255
  %9 = getelementptr inbounds { i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 7, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %29, label %12

12:
  %13 = icmp eq i64 %1, 0
  br label %14

14:
  %15 = phi ptr [ %10, %12 ], [ %27, %25 ]
  %16 = phi ptr [ %9, %12 ], [ %26, %25 ]
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %15, i64 0, i32 4
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, %0
  br i1 %19, label %20, label %25

20:
  br i1 %13, label %29, label %21

21:
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %15, i64 0, i32 19
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, %1
  br i1 %24, label %29, label %25

25:
  %26 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %15, i64 0, i32 2
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %14

29:
  %30 = phi ptr [ %9, %2 ], [ %26, %25 ], [ %16, %20 ], [ %16, %21 ]
  ret ptr %30
}

define internal void @__enzyme_cc.mpi_mpich.post(ptr %0) {
  %2 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %3 = load i32, ptr %2, align 4
  %4 = tail call ptr @__enzyme_cc.mpi_mpich.state_of(i32 %3)
  %5 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %11, label %7

7:
  %8 = tail call i32 @sched_yield()
  %9 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %7

11:
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 12
  store i64 -1, ptr %12, align 8
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 3
  store ptr null, ptr %13, align 8
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 5
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:
  tail call void @__enzyme_cc.mpi_mpich.number(ptr nonnull %0, ptr %4)
  br label %26

18:
  %19 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %4, i64 0, i32 1
  br label %20

20:
  %21 = phi ptr [ %19, %18 ], [ %24, %20 ]
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %22, i64 0, i32 3
  br i1 %23, label %25, label %20

25:
  store ptr %0, ptr %21, align 8
  tail call void @__enzyme_cc.mpi_mpich.number_posted(ptr %4)
  br label %26

26:
  store atomic i32 0, ptr @__enzyme_cc_mpi_mpich_shared release, align 8
  ret void
}

define internal i32 @__enzyme_cc.mpi_mpich.probe(i32 %0, i32 %1, i32 %2, ptr writeonly %3, ptr writeonly %4, i32 %5, i32 %6) {
  %8 = alloca { i32, i32, i32, i32, i32 }, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 0, ptr %9, align 4
  %11 = icmp ne i32 %1, -1
  %12 = add nsw i32 %6, %1
  %13 = icmp eq ptr %3, null
  br label %14

14:
  %15 = call i32 @MPI_Iprobe(i32 %0, i32 %1, i32 %2, ptr nonnull %9, ptr nonnull %8)
  %16 = load i32, ptr %9, align 4
  %17 = icmp eq i32 %16, 0
  %18 = and i1 %11, %17
  br i1 %18, label %19, label %22

19:
  %20 = call i32 @MPI_Iprobe(i32 %0, i32 %12, i32 %2, ptr nonnull %9, ptr nonnull %8)
  %21 = load i32, ptr %9, align 4
  br label %22

22:
  %23 = phi i32 [ %16, %14 ], [ %21, %19 ]
  %24 = phi i32 [ %15, %14 ], [ %20, %19 ]
  %25 = icmp eq i32 %23, 0
  %26 = and i1 %13, %25
  br i1 %26, label %14, label %27

27:
  br i1 %13, label %29, label %28

28:
  store i32 %23, ptr %3, align 4
  br label %29

29:
  br i1 %25, label %46, label %30

30:
  %31 = getelementptr inbounds { i32, i32, i32, i32, i32 }, ptr %8, i64 0, i32 3
  %32 = load i32, ptr %31, align 4
  %33 = icmp slt i32 %32, %6
  %34 = sub nsw i32 %32, %6
  %35 = icmp sge i32 %34, %6
  %36 = select i1 %33, i1 true, i1 %35
  br i1 %36, label %43, label %37

37:
  store i32 %34, ptr %31, align 4
  %38 = call i32 @MPI_Get_elements(ptr nonnull %8, i32 1275068685, ptr nonnull %10)
  %39 = load i32, ptr %10, align 4
  %40 = add nsw i32 %5, 1
  %41 = sdiv i32 %39, %40
  %42 = call i32 @MPI_Status_set_elements(ptr nonnull %8, i32 1275068685, i32 %41)
  br label %43

43:
  %44 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  br i1 %44, label %46, label %45

45:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 dereferenceable(20) %4, ptr nonnull align 4 dereferenceable(20) %8, i64 20, i1 false)
  br label %46

46:
  ret i32 %24
}

define internal i32 @__enzyme_cc.mpi_mpich.receive_augmented(ptr nocapture byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, ptr writeonly %1, ptr nocapture readonly %2, i32 %3, ptr %4, ptr nocapture writeonly %5) {
  %7 = alloca i32, align 4
  %8 = alloca { i32, i32, i32, i32, i32 }, align 4
  %9 = tail call ptr @__enzyme_cc.mpi_mpich.record_of(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 1, ptr %2, i32 %3, ptr %4)
  %10 = call ptr @__enzyme_cc.mpi_mpich.ahead(ptr nonnull %0, i32 1, ptr %2, i32 %3, ptr %4)
  %11 = icmp eq ptr %9, null
  br i1 %11, label %54, label %12

12:
  %13 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, -2
  %16 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, -1
  %19 = select i1 %15, i1 %18, i1 false
  br i1 %19, label %20, label %21

20:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %4, ptr nonnull @__enzyme_cc.mpi_mpich..str.107, ptr nonnull @__enzyme_cc.mpi_mpich..str.108)
  unreachable

21:
  store ptr @__enzyme_cc.mpi_mpich.back_of_message, ptr %9, align 8
  %22 = load ptr, ptr %0, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 16
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 28
  %28 = load i32, ptr %27, align 4
  %29 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %34

31:
  tail call void @__enzyme_cc.mpi_mpich.post(ptr nonnull %9)
  %32 = trunc i64 %24 to i32
  %33 = call i32 @MPI_Recv(ptr %22, i32 %32, i32 %26, i32 %14, i32 %17, i32 %28, ptr nonnull %8)
  br label %52

34:
  %35 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %44, label %37

37:
  %38 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %44, label %40

40:
  %41 = tail call i32 @sched_yield()
  %42 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %40

44:
  tail call void @__enzyme_cc.mpi_mpich.post(ptr nonnull %9)
  %45 = trunc i64 %24 to i32
  %46 = call i32 @MPI_Irecv(ptr %22, i32 %45, i32 %26, i32 %14, i32 %17, i32 %28, ptr nonnull %7)
  %47 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %50, label %49

49:
  store atomic i32 0, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1) release, align 4
  br label %50

50:
  %51 = call i32 @MPI_Wait(ptr nonnull %7, ptr nonnull %8)
  br label %52

52:
  %53 = phi i32 [ %51, %50 ], [ %33, %31 ]
  br label %68

54:
  %55 = load ptr, ptr %0, align 8
  %56 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = trunc i64 %57 to i32
  %59 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %60 = load i32, ptr %59, align 8
  %61 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %62 = load i32, ptr %61, align 4
  %63 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %64 = load i32, ptr %63, align 8
  %65 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %66 = load i32, ptr %65, align 4
  %67 = call i32 @MPI_Recv(ptr %55, i32 %58, i32 %60, i32 %62, i32 %64, i32 %66, ptr nonnull %8)
  br label %68

68:
  %69 = phi i32 [ %53, %52 ], [ %67, %54 ]
  %70 = icmp eq ptr %10, null
  br i1 %70, label %72, label %71

71:
  call void @__enzyme_cc.mpi_mpich.correct(ptr nonnull %10, ptr nonnull %8)
  call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %10)
  br label %72

72:
  br i1 %11, label %76, label %73

73:
  %74 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 29
  %75 = load i32, ptr %74, align 8
  call void @__enzyme_cc.mpi_mpich.complete(ptr nonnull %9, ptr nonnull %8, i32 %75)
  br label %76

76:
  %77 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %77, label %79, label %78

78:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 dereferenceable(20) %1, ptr nonnull align 4 dereferenceable(20) %8, i64 20, i1 false)
  br label %79

79:
  store ptr %9, ptr %5, align 8
  ret i32 %69
}

define internal i32 @__enzyme_cc.mpi_mpich.receive_forward(ptr nocapture byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, ptr writeonly %1, ptr nocapture readonly %2, i32 %3, ptr %4) {
  %6 = alloca { i32, i32, i32, i32, i32 }, align 4
  %7 = call ptr @__enzyme_cc.mpi_mpich.paired(ptr nonnull %0, i32 1, ptr %2, i32 %3, ptr %4)
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %19 = load i32, ptr %18, align 4
  %20 = call i32 @MPI_Recv(ptr %8, i32 %11, i32 %13, i32 %15, i32 %17, i32 %19, ptr nonnull %6)
  %21 = icmp eq ptr %7, null
  br i1 %21, label %23, label %22

22:
  call void @__enzyme_cc.mpi_mpich.correct(ptr nonnull %7, ptr nonnull %6)
  call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %7)
  br label %23

23:
  %24 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  br i1 %24, label %26, label %25

25:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 dereferenceable(20) %1, ptr nonnull align 4 dereferenceable(20) %6, i64 20, i1 false)
  br label %26

26:
  ret i32 %20
}

define internal ptr @__enzyme_cc.mpi_mpich.record_of(ptr nocapture readonly byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr nocapture readonly %2, i32 %3, ptr %4) {
  %6 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, -1
  br i1 %8, label %43, label %9

9:
  tail call void @__enzyme_cc.mpi_mpich.open_shared()
  %10 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %11 = load i32, ptr %10, align 8
  %12 = tail call ptr @__enzyme_cc.mpi_mpich.shape_of(i32 %11, ptr %4)
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %15 = load i64, ptr %14, align 8
  tail call void @__enzyme_cc.mpi_mpich.check_bytes(ptr %12, ptr %13, i64 %15, ptr %2, i32 %3, ptr %4)
  %16 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %12, i64 0, i32 7
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %20

19:
  tail call void @__enzyme_cc.mpi_mpich.free_shape(ptr nonnull %12)
  br label %43

20:
  %21 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, -1
  br i1 %23, label %25, label %24

24:
  tail call void @__enzyme_cc.mpi_mpich.check_tag(i32 %22, ptr %4)
  br label %25

25:
  %26 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %27 = load i32, ptr %26, align 4
  %28 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %4, i32 %3, i32 %27)
  %29 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %28, i64 0, i32 5
  store i32 %1, ptr %29, align 4
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %28, i64 0, i32 10
  store i32 %7, ptr %30, align 8
  %31 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %28, i64 0, i32 8
  store i32 %7, ptr %31, align 8
  %32 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %28, i64 0, i32 11
  store i32 %22, ptr %32, align 4
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %28, i64 0, i32 9
  store i32 %22, ptr %33, align 4
  %34 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %28, i64 0, i32 23
  store ptr %13, ptr %34, align 8
  %35 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %28, i64 0, i32 23, i32 1
  store ptr %12, ptr %35, align 8
  %36 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %28, i64 0, i32 23, i32 2
  store i64 %15, ptr %36, align 8
  %37 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %28, i64 0, i32 23, i32 3
  %38 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %28, i64 0, i32 23, i32 5
  %39 = shl i32 %3, 3
  %40 = and i32 %39, 32760
  %41 = zext i32 %40 to i64
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(16) %37, i8 0, i64 16, i1 false)
  %42 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %41)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %2, i64 %41, i1 false)
  store ptr %42, ptr %38, align 8
  tail call void @__enzyme_cc.mpi_mpich.own_type(ptr %28, i32 %11)
  br label %43

43:
  %44 = phi ptr [ null, %5 ], [ %28, %25 ], [ null, %19 ]
  ret ptr %44
}

define internal noalias ptr @__enzyme_cc.mpi_mpich.records_of(i32 %0, ptr nocapture readonly %1) {
  %3 = sext i32 %0 to i64
  %4 = shl nsw i64 %3, 3
  %5 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %4)
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:
  %8 = zext i32 %0 to i64
  br label %10

9:
  ret ptr %5

10:
  %11 = phi i64 [ 0, %7 ], [ %16, %10 ]
  %12 = getelementptr inbounds i32, ptr %1, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = tail call ptr @__enzyme_cc.mpi_mpich.take(i32 %13)
  %15 = getelementptr inbounds ptr, ptr %5, i64 %11
  store ptr %14, ptr %15, align 8
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %8
  br i1 %17, label %9, label %10
}

define internal i64 @__enzyme_cc.mpi_mpich.reduced(ptr nocapture readonly %0) {
  %2 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 35
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 9
  br i1 %4, label %8, label %5

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 2
  %7 = load i64, ptr %6, align 8
  br label %32

8:
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 38
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 3
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %18, label %14

14:
  %15 = icmp sgt i32 %10, 0
  br i1 %15, label %16, label %32

16:
  %17 = zext i32 %10 to i64
  br label %23

18:
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = sext i32 %10 to i64
  %22 = mul nsw i64 %20, %21
  br label %32

23:
  %24 = phi i64 [ 0, %16 ], [ %30, %23 ]
  %25 = phi i64 [ 0, %16 ], [ %29, %23 ]
  %26 = getelementptr inbounds i32, ptr %12, i64 %24
  %27 = load i32, ptr %26, align 4
  %28 = sext i32 %27 to i64
  %29 = add nsw i64 %25, %28
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %17
  br i1 %31, label %32, label %23

32:
  %33 = phi i64 [ %7, %5 ], [ %22, %18 ], [ 0, %14 ], [ %29, %23 ]
  ret i64 %33
}

define internal i32 @__enzyme_cc.mpi_mpich.request_augmented(ptr nocapture byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %2, ptr nocapture readonly %3, i32 %4, ptr %5, ptr nocapture writeonly %6) {
  %8 = icmp eq i32 %1, 4
  %9 = zext i1 %8 to i32
  %10 = tail call ptr @__enzyme_cc.mpi_mpich.record_of(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %9, ptr %3, i32 %4, ptr %5)
  store ptr %10, ptr %6, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %36, label %12

12:
  %13 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, -2
  %16 = select i1 %8, i1 %15, i1 false
  %17 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, -1
  %20 = select i1 %16, i1 %19, i1 false
  br i1 %20, label %21, label %22

21:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %5, ptr nonnull @__enzyme_cc.mpi_mpich..str.107, ptr nonnull @__enzyme_cc.mpi_mpich..str.108)
  unreachable

22:
  store ptr @__enzyme_cc.mpi_mpich.back_of_message, ptr %10, align 8
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 40
  store i32 1, ptr %23, align 4
  %24 = call ptr @__enzyme_cc.mpi_mpich.ahead_of_request(ptr nonnull %0, i32 %1, ptr %3, i32 %4, ptr %5)
  %25 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 52
  store ptr %24, ptr %25, align 8
  %26 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %35, label %28

28:
  %29 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31

31:
  %32 = tail call i32 @sched_yield()
  %33 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %31

35:
  tail call void @__enzyme_cc.mpi_mpich.post(ptr nonnull %10)
  br label %46

36:
  %37 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %46, label %39

39:
  %40 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %46, label %42

42:
  %43 = tail call i32 @sched_yield()
  %44 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %42

46:
  %47 = tail call i32 @__enzyme_cc.mpi_mpich.request_now(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %2)
  %48 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %51, label %50

50:
  store atomic i32 0, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1) release, align 4
  br label %51

51:
  br i1 %11, label %54, label %52

52:
  %53 = load i32, ptr %2, align 4
  tail call void @__enzyme_cc.mpi_mpich.note(i32 %53, ptr nonnull %10)
  br label %54

54:
  ret i32 %47
}

define internal i32 @__enzyme_cc.mpi_mpich.request_forward(ptr nocapture byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %2, ptr nocapture readonly %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %1, 4
  %8 = zext i1 %7 to i32
  %9 = call ptr @__enzyme_cc.mpi_mpich.paired(ptr nonnull %0, i32 %8, ptr %3, i32 %4, ptr %5)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %13

11:
  %12 = tail call i32 @__enzyme_cc.mpi_mpich.request_now(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %2)
  br label %19

13:
  %14 = icmp eq i32 %1, 3
  br i1 %14, label %15, label %16

15:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %5, ptr nonnull @__enzyme_cc.mpi_mpich..str.109, ptr nonnull @__enzyme_cc.mpi_mpich..str.110)
  unreachable

16:
  %17 = tail call i32 @__enzyme_cc.mpi_mpich.request_now(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %2)
  %18 = load i32, ptr %2, align 4
  tail call void @__enzyme_cc.mpi_mpich.note(i32 %18, ptr nonnull %9)
  br label %19

19:
  %20 = phi i32 [ %12, %11 ], [ %17, %16 ]
  ret i32 %20
}

define internal i32 @__enzyme_cc.mpi_mpich.request_now(ptr nocapture readonly byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %2) {
  switch i32 %1, label %60 [
    i32 1, label %4
    i32 2, label %18
    i32 3, label %32
    i32 0, label %46
  ]

4:
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %16 = load i32, ptr %15, align 4
  %17 = tail call i32 @MPI_Issend(ptr %5, i32 %8, i32 %10, i32 %12, i32 %14, i32 %16, ptr %2)
  br label %74

18:
  %19 = load ptr, ptr %0, align 8
  %20 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = trunc i64 %21 to i32
  %23 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %28 = load i32, ptr %27, align 8
  %29 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %30 = load i32, ptr %29, align 4
  %31 = tail call i32 @MPI_Irsend(ptr %19, i32 %22, i32 %24, i32 %26, i32 %28, i32 %30, ptr %2)
  br label %74

32:
  %33 = load ptr, ptr %0, align 8
  %34 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = trunc i64 %35 to i32
  %37 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %38 = load i32, ptr %37, align 8
  %39 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %42 = load i32, ptr %41, align 8
  %43 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %44 = load i32, ptr %43, align 4
  %45 = tail call i32 @MPI_Ibsend(ptr %33, i32 %36, i32 %38, i32 %40, i32 %42, i32 %44, ptr %2)
  br label %74

46:
  %47 = load ptr, ptr %0, align 8
  %48 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = trunc i64 %49 to i32
  %51 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %52 = load i32, ptr %51, align 8
  %53 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %56 = load i32, ptr %55, align 8
  %57 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %58 = load i32, ptr %57, align 4
  %59 = tail call i32 @MPI_Isend(ptr %47, i32 %50, i32 %52, i32 %54, i32 %56, i32 %58, ptr %2)
  br label %74

60:
  %61 = load ptr, ptr %0, align 8
  %62 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = trunc i64 %63 to i32
  %65 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %66 = load i32, ptr %65, align 8
  %67 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %70 = load i32, ptr %69, align 8
  %71 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %72 = load i32, ptr %71, align 4
  %73 = tail call i32 @MPI_Irecv(ptr %61, i32 %64, i32 %66, i32 %68, i32 %70, i32 %72, ptr %2)
  br label %74

74:
  %75 = phi i32 [ %73, %60 ], [ %59, %46 ], [ %45, %32 ], [ %31, %18 ], [ %17, %4 ]
  ret i32 %75
}

define internal noalias ptr @__enzyme_cc.mpi_mpich.room(i64 %0) {
  %2 = icmp eq i64 %0, 0
  %3 = select i1 %2, i64 1, i64 %0
  %4 = tail call ptr @calloc(i64 1, i64 %3)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7

6:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr nonnull @__enzyme_cc.mpi_mpich..str.84, ptr nonnull @__enzyme_cc.mpi_mpich..str.85, ptr nonnull @__enzyme_cc.mpi_mpich..str.86)
  unreachable

7:
  ret ptr %4
}

define internal ptr @__enzyme_cc.mpi_mpich.scratch_for(i32 %0, i64 %1, ptr nocapture writeonly %2) {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = call i32 @MPI_Type_get_extent(i32 %0, ptr nonnull %4, ptr nonnull %5)
  %9 = call i32 @MPI_Type_get_true_extent(i32 %0, ptr nonnull %6, ptr nonnull %7)
  %10 = icmp sgt i64 %1, 0
  %11 = add nsw i64 %1, -1
  %12 = load i64, ptr %5, align 8
  %13 = mul nsw i64 %12, %11
  %14 = select i1 %10, i64 %13, i64 0
  %15 = load i64, ptr %7, align 8
  %16 = add i64 %15, 16
  %17 = add i64 %16, %14
  %18 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %17)
  %19 = load i64, ptr %6, align 8
  %20 = sub i64 0, %19
  %21 = getelementptr inbounds i8, ptr %18, i64 %20
  store ptr %21, ptr %2, align 8
  ret ptr %18
}

define internal i32 @__enzyme_cc.mpi_mpich.send_augmented(ptr nocapture byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr nocapture readonly %2, i32 %3, ptr %4, ptr nocapture writeonly %5) {
  %7 = tail call ptr @__enzyme_cc.mpi_mpich.record_of(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 0, ptr %2, i32 %3, ptr %4)
  store ptr %7, ptr %5, align 8
  %8 = call ptr @__enzyme_cc.mpi_mpich.ahead(ptr nonnull %0, i32 0, ptr %2, i32 %3, ptr %4)
  %9 = icmp eq ptr %7, null
  br i1 %9, label %10, label %12

10:
  %11 = tail call i32 @__enzyme_cc.mpi_mpich.send_paired(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %8)
  br label %19

12:
  store ptr @__enzyme_cc.mpi_mpich.back_of_message, ptr %7, align 8
  %13 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15

15:
  %16 = tail call i32 @__enzyme_cc.mpi_mpich.send_in_order(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr nonnull %7, ptr %8)
  br label %19

17:
  tail call void @__enzyme_cc.mpi_mpich.post(ptr nonnull %7)
  %18 = tail call i32 @__enzyme_cc.mpi_mpich.send_paired(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %8)
  br label %19

19:
  %20 = phi i32 [ %16, %15 ], [ %18, %17 ], [ %11, %10 ]
  ret i32 %20
}

define internal i32 @__enzyme_cc.mpi_mpich.send_forward(ptr nocapture byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr nocapture readonly %2, i32 %3, ptr %4) {
  %6 = call ptr @__enzyme_cc.mpi_mpich.paired(ptr nonnull %0, i32 0, ptr %2, i32 %3, ptr %4)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.send_paired(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %6)
  ret i32 %7
}

define internal i32 @__enzyme_cc.mpi_mpich.send_in_order(ptr nocapture readonly byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %2, ptr %3) {
  %5 = alloca i32, align 4
  store i32 738197504, ptr %5, align 4
  %6 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %15, label %8

8:
  %9 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:
  %12 = tail call i32 @sched_yield()
  %13 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %11

15:
  tail call void @__enzyme_cc.mpi_mpich.post(ptr %2)
  %16 = icmp eq i32 %1, 3
  br i1 %16, label %17, label %19

17:
  %18 = tail call i32 @__enzyme_cc.mpi_mpich.send_paired(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 3, ptr %3)
  br label %21

19:
  %20 = call i32 @__enzyme_cc.mpi_mpich.request_now(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr nonnull %5)
  br label %21

21:
  %22 = phi i32 [ %18, %17 ], [ %20, %19 ]
  %23 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:
  store atomic i32 0, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1) release, align 4
  br label %26

26:
  br i1 %16, label %31, label %27

27:
  %28 = call i32 @MPI_Wait(ptr nonnull %5, ptr nonnull inttoptr (i64 1 to ptr))
  %29 = icmp eq ptr %3, null
  br i1 %29, label %31, label %30

30:
  call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %3)
  br label %31

31:
  %32 = phi i32 [ %28, %30 ], [ %28, %27 ], [ %22, %26 ]
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %2, i64 0, i32 29
  %34 = load i32, ptr %33, align 8
  call void @__enzyme_cc.mpi_mpich.complete(ptr %2, ptr null, i32 %34)
  ret i32 %32
}

define internal i32 @__enzyme_cc.mpi_mpich.send_now(ptr nocapture readonly byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1) {
  switch i32 %1, label %45 [
    i32 1, label %3
    i32 2, label %17
    i32 3, label %31
  ]

3:
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %15 = load i32, ptr %14, align 4
  %16 = tail call i32 @MPI_Ssend(ptr %4, i32 %7, i32 %9, i32 %11, i32 %13, i32 %15)
  br label %59

17:
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %27 = load i32, ptr %26, align 8
  %28 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %29 = load i32, ptr %28, align 4
  %30 = tail call i32 @MPI_Rsend(ptr %18, i32 %21, i32 %23, i32 %25, i32 %27, i32 %29)
  br label %59

31:
  %32 = load ptr, ptr %0, align 8
  %33 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = trunc i64 %34 to i32
  %36 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %37 = load i32, ptr %36, align 8
  %38 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %43 = load i32, ptr %42, align 4
  %44 = tail call i32 @MPI_Bsend(ptr %32, i32 %35, i32 %37, i32 %39, i32 %41, i32 %43)
  br label %59

45:
  %46 = load ptr, ptr %0, align 8
  %47 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %48 = load i64, ptr %47, align 8
  %49 = trunc i64 %48 to i32
  %50 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %51 = load i32, ptr %50, align 8
  %52 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %53 = load i32, ptr %52, align 4
  %54 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %55 = load i32, ptr %54, align 8
  %56 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %57 = load i32, ptr %56, align 4
  %58 = tail call i32 @MPI_Send(ptr %46, i32 %49, i32 %51, i32 %53, i32 %55, i32 %57)
  br label %59

59:
  %60 = phi i32 [ %16, %3 ], [ %30, %17 ], [ %44, %31 ], [ %58, %45 ]
  ret i32 %60
}

define internal i32 @__enzyme_cc.mpi_mpich.send_packed(ptr nocapture readonly byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %4, align 4
  %5 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 2
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 5
  %11 = load i32, ptr %10, align 4
  %12 = call i32 @MPI_Pack_size(i32 %7, i32 %9, i32 %11, ptr nonnull %3)
  %13 = call ptr @__enzyme_cc.mpi_mpich.room(i64 8)
  %14 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %1, i64 0, i32 26
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %1, i64 0, i32 27
  store i32 1, ptr %15, align 8
  %16 = load i32, ptr %3, align 4
  %17 = sext i32 %16 to i64
  %18 = call ptr @__enzyme_cc.mpi_mpich.room(i64 %17)
  %19 = load ptr, ptr %14, align 8
  store ptr %18, ptr %19, align 8
  %20 = call ptr @__enzyme_cc.mpi_mpich.room(i64 4)
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %1, i64 0, i32 25
  store ptr %20, ptr %21, align 8
  %22 = load ptr, ptr %0, align 8
  %23 = load ptr, ptr %14, align 8
  %24 = load ptr, ptr %23, align 8
  %25 = load i32, ptr %3, align 4
  %26 = call i32 @MPI_Pack(ptr %22, i32 %7, i32 %9, ptr %24, i32 %25, ptr nonnull %4, i32 %11)
  %27 = load ptr, ptr %14, align 8
  %28 = load ptr, ptr %27, align 8
  %29 = load i32, ptr %4, align 4
  %30 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 3
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %0, i64 0, i32 4
  %33 = load i32, ptr %32, align 8
  %34 = load ptr, ptr %21, align 8
  %35 = call i32 @MPI_Isend(ptr %28, i32 %29, i32 1275068687, i32 %31, i32 %33, i32 %11, ptr %34)
  call void @__enzyme_cc.mpi_mpich.let_go(ptr %1)
  ret i32 %35
}

define internal i32 @__enzyme_cc.mpi_mpich.send_paired(ptr nocapture readonly byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1, ptr %2) {
  %4 = icmp ne ptr %2, null
  %5 = icmp eq i32 %1, 3
  %6 = and i1 %5, %4
  br i1 %6, label %7, label %9

7:
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.send_packed(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, ptr nonnull %2)
  br label %12

9:
  %10 = tail call i32 @__enzyme_cc.mpi_mpich.send_now(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %0, i32 %1)
  br i1 %4, label %11, label %12

11:
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %2)
  br label %12

12:
  %13 = phi i32 [ %8, %7 ], [ %10, %11 ], [ %10, %9 ]
  ret i32 %13
}

define internal void @__enzyme_cc.mpi_mpich.set_tangents(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64 }, align 8
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = tail call i64 @__enzyme_cc.mpi_mpich.reduced(ptr %0)
  %10 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %8, i64 0, i32 7
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %11, %9
  %13 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %1, i64 0, i32 11
  %14 = load i32, ptr %13, align 8
  %15 = add i32 %14, -1476395021
  %16 = icmp ult i32 %15, -2
  %17 = select i1 %16, i64 1, i64 %11
  %18 = sdiv i64 %12, %17
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 44
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %5, align 8
  %21 = getelementptr inbounds { ptr, i64 }, ptr %5, i64 0, i32 1
  store i64 %18, ptr %21, align 8
  %22 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 38
  %23 = load i32, ptr %22, align 4
  %24 = sext i32 %23 to i64
  %25 = shl i64 %12, 4
  %26 = mul i64 %25, %24
  %27 = add i64 %26, 16
  %28 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %27)
  %29 = icmp sgt i64 %12, 2147483647
  br i1 %29, label %30, label %33

30:
  %31 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 1
  %32 = load ptr, ptr %31, align 8
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %32, ptr nonnull @__enzyme_cc.mpi_mpich..str.100, ptr nonnull @__enzyme_cc.mpi_mpich..str.101)
  unreachable

33:
  %34 = trunc i64 %12 to i32
  %35 = getelementptr inbounds { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, ptr %1, i64 0, i32 13
  %36 = load i32, ptr %35, align 8
  %37 = tail call i32 @MPI_Allgather(ptr %3, i32 %34, i32 1275072524, ptr %28, i32 %34, i32 1275072524, i32 %36)
  %38 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 35
  %39 = load i32, ptr %38, align 8
  %40 = and i32 %39, -2
  %41 = icmp eq i32 %40, 10
  br i1 %41, label %42, label %50

42:
  %43 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 37
  %44 = load i32, ptr %43, align 8
  %45 = icmp eq i32 %39, 10
  %46 = zext i1 %45 to i32
  %47 = add nsw i32 %44, %46
  %48 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 2
  %49 = load i64, ptr %48, align 8
  br label %93

50:
  %51 = load i32, ptr %22, align 4
  %52 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 2
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i32 %39, 9
  br i1 %54, label %55, label %83

55:
  %56 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 37
  %57 = load i32, ptr %56, align 8
  %58 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 3
  %59 = load ptr, ptr %58, align 8
  %60 = icmp eq ptr %59, null
  br i1 %60, label %66, label %61

61:
  %62 = sext i32 %57 to i64
  %63 = getelementptr inbounds i32, ptr %59, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = sext i32 %64 to i64
  br label %66

66:
  %67 = phi i64 [ %65, %61 ], [ %53, %55 ]
  %68 = icmp sgt i32 %57, 0
  br i1 %68, label %69, label %93

69:
  %70 = zext i32 %57 to i64
  br label %71

71:
  %72 = phi i64 [ 0, %69 ], [ %81, %78 ]
  %73 = phi i64 [ 0, %69 ], [ %80, %78 ]
  br i1 %60, label %78, label %74

74:
  %75 = getelementptr inbounds i32, ptr %59, i64 %72
  %76 = load i32, ptr %75, align 4
  %77 = sext i32 %76 to i64
  br label %78

78:
  %79 = phi i64 [ %77, %74 ], [ %53, %71 ]
  %80 = add nsw i64 %79, %73
  %81 = add nuw nsw i64 %72, 1
  %82 = icmp eq i64 %81, %70
  br i1 %82, label %83, label %71

83:
  %84 = phi i64 [ %53, %50 ], [ %67, %78 ]
  %85 = phi i64 [ 0, %50 ], [ %80, %78 ]
  %86 = icmp eq i32 %39, 1
  br i1 %86, label %87, label %93

87:
  %88 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 37
  %89 = load i32, ptr %88, align 8
  %90 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 36
  %91 = load i32, ptr %90, align 4
  %92 = icmp eq i32 %89, %91
  br label %93

93:
  %94 = phi i64 [ %85, %83 ], [ %85, %87 ], [ 0, %42 ], [ 0, %66 ]
  %95 = phi i64 [ %84, %83 ], [ %84, %87 ], [ %49, %42 ], [ %67, %66 ]
  %96 = phi i32 [ %51, %83 ], [ %51, %87 ], [ %47, %42 ], [ %51, %66 ]
  %97 = phi i1 [ true, %83 ], [ %92, %87 ], [ true, %42 ], [ true, %66 ]
  %98 = load ptr, ptr %6, align 8
  %99 = icmp eq ptr %98, null
  br i1 %99, label %167, label %100

100:
  %101 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 24, i32 5
  %102 = load ptr, ptr %101, align 8
  %103 = icmp eq ptr %102, null
  br i1 %103, label %167, label %104

104:
  %105 = sext i32 %2 to i64
  %106 = getelementptr inbounds ptr, ptr %102, i64 %105
  %107 = load ptr, ptr %106, align 8
  %108 = icmp ne ptr %107, %98
  %109 = select i1 %108, i1 %97, i1 false
  %110 = icmp sgt i32 %96, 0
  %111 = select i1 %109, i1 %110, i1 false
  br i1 %111, label %112, label %167

112:
  %113 = load ptr, ptr %7, align 8
  %114 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %113, i64 0, i32 7
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %113, i64 0, i32 8
  %117 = load i32, ptr %116, align 8
  %118 = icmp eq i32 %117, 0
  %119 = icmp eq i32 %117, 1
  %120 = select i1 %119, i64 8, i64 16
  %121 = select i1 %118, i64 4, i64 %120
  %122 = mul i64 %115, %95
  %123 = mul i64 %122, %121
  %124 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %123)
  %125 = load i64, ptr %10, align 8
  %126 = mul nsw i64 %125, %95
  %127 = icmp sgt i64 %126, 0
  br i1 %127, label %128, label %133

128:
  %129 = mul nsw i64 %125, %94
  %130 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %8, i64 0, i32 8
  %131 = load i32, ptr %13, align 8
  %132 = zext i32 %96 to i64
  br label %137

133:
  %134 = load ptr, ptr %101, align 8
  %135 = getelementptr inbounds ptr, ptr %134, i64 %105
  %136 = load ptr, ptr %135, align 8
  tail call void @__enzyme_cc.mpi_mpich.move_numbers(ptr nonnull %8, ptr %136, i64 %95, ptr %124, i32 3)
  tail call void @free(ptr %124)
  br label %167

137:
  %138 = phi i64 [ 0, %128 ], [ %152, %151 ]
  %139 = add nsw i64 %129, %138
  %140 = sdiv i64 %139, %17
  br label %154

141:
  %142 = load i32, ptr %130, align 8
  switch i32 %142, label %149 [
    i32 0, label %143
    i32 1, label %146
  ]

143:
  %144 = fptrunc x86_fp80 %164 to float
  %145 = getelementptr inbounds float, ptr %124, i64 %138
  store float %144, ptr %145, align 4
  br label %151

146:
  %147 = fptrunc x86_fp80 %164 to double
  %148 = getelementptr inbounds double, ptr %124, i64 %138
  store double %147, ptr %148, align 8
  br label %151

149:
  %150 = getelementptr inbounds x86_fp80, ptr %124, i64 %138
  store x86_fp80 %164, ptr %150, align 16
  br label %151

151:
  %152 = add nsw i64 %138, %17
  %153 = icmp slt i64 %152, %126
  br i1 %153, label %137, label %133

154:
  %155 = phi i64 [ 0, %137 ], [ %165, %154 ]
  %156 = phi x86_fp80 [ 0xK00000000000000000000, %137 ], [ %164, %154 ]
  %157 = mul nsw i64 %12, %155
  %158 = add nsw i64 %157, %139
  %159 = getelementptr inbounds x86_fp80, ptr %28, i64 %158
  %160 = load x86_fp80, ptr %159, align 16
  %161 = trunc i64 %155 to i32
  %162 = call x86_fp80 @__enzyme_cc.mpi_mpich.partial(i32 %131, ptr nonnull %5, i32 %96, i32 %161, i64 %140)
  %163 = fmul x86_fp80 %160, %162
  %164 = fadd x86_fp80 %156, %163
  %165 = add nuw nsw i64 %155, 1
  %166 = icmp eq i64 %165, %132
  br i1 %166, label %141, label %154

167:
  tail call void @free(ptr %28)
  ret void
}

define internal noalias ptr @__enzyme_cc.mpi_mpich.shape_of(i32 %0, ptr %1) {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 64)
  %6 = icmp eq i32 %0, 201326592
  br i1 %6, label %10, label %7

7:
  %8 = call i32 @MPI_Type_get_extent(i32 %0, ptr nonnull %3, ptr nonnull %4)
  %9 = load i64, ptr %4, align 8
  store i64 %9, ptr %5, align 8
  call void @__enzyme_cc.mpi_mpich.add_type(ptr nonnull %5, i32 %0, i64 0, ptr %1)
  br label %10

10:
  ret ptr %5
}

define internal void @__enzyme_cc.mpi_mpich.side_of(ptr noalias nocapture writeonly sret({ ptr, ptr, i64, ptr, ptr, ptr }) align 8 %0, ptr %1, i32 %2, ptr readonly %3, ptr readonly %4, i32 %5, i32 %6, ptr %7) {
  store ptr %1, ptr %0, align 8
  %9 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 2
  %10 = sext i32 %2 to i64
  store i64 %10, ptr %9, align 8
  %11 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 3
  %12 = icmp eq ptr %3, null
  %13 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 5
  store i64 0, ptr %13, align 8
  br i1 %12, label %18, label %14

14:
  %15 = sext i32 %6 to i64
  %16 = shl nsw i64 %15, 2
  %17 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %16)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr nonnull align 4 %3, i64 %16, i1 false)
  br label %18

18:
  %19 = phi ptr [ %17, %14 ], [ null, %8 ]
  store ptr %19, ptr %11, align 8
  %20 = icmp eq ptr %4, null
  br i1 %20, label %25, label %21

21:
  %22 = sext i32 %6 to i64
  %23 = shl nsw i64 %22, 2
  %24 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %23)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr nonnull align 4 %4, i64 %23, i1 false)
  br label %25

25:
  %26 = phi ptr [ %24, %21 ], [ null, %18 ]
  %27 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 4
  %28 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  store ptr %26, ptr %27, align 8
  %29 = tail call ptr @__enzyme_cc.mpi_mpich.shape_of(i32 %5, ptr %7)
  store ptr %29, ptr %28, align 8
  ret void
}

define internal i32 @__enzyme_cc.mpi_mpich.span_of(i32 %0, ptr nocapture writeonly %1) {
  %3 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 4), align 8
  %4 = add nsw i32 %3, -3
  %5 = sdiv i32 %4, 2
  %6 = shl nuw i32 1, %4
  %7 = shl nuw i32 1, %5
  %8 = icmp sgt i32 %7, %0
  br i1 %8, label %9, label %17

9:
  %10 = sub nsw i32 %4, %5
  tail call void @__enzyme_cc.mpi_mpich.open_shared()
  %11 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 4), align 8
  %12 = add nsw i32 %11, -1
  %13 = shl nuw i32 1, %12
  %14 = shl i32 %0, %10
  %15 = add nsw i32 %13, %14
  store i32 %15, ptr %1, align 4
  %16 = shl nuw i32 1, %10
  br label %31

17:
  %18 = sdiv i32 %6, 64
  %19 = icmp sgt i32 %18, %0
  tail call void @__enzyme_cc.mpi_mpich.open_shared()
  %20 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 4), align 8
  %21 = add nsw i32 %20, -1
  %22 = shl nuw i32 1, %21
  br i1 %19, label %23, label %27

23:
  %24 = shl nsw i32 %0, 6
  %25 = add i32 %6, %24
  %26 = add i32 %25, %22
  store i32 %26, ptr %1, align 4
  br label %31

27:
  %28 = shl i32 2, %4
  %29 = add i32 %28, %0
  %30 = add i32 %29, %22
  store i32 %30, ptr %1, align 4
  br label %31

31:
  %32 = phi i32 [ %16, %9 ], [ 64, %23 ], [ 1, %27 ]
  ret i32 %32
}

define internal void @__enzyme_cc.mpi_mpich.start(ptr %0) {
  %2 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 17
  %3 = load atomic i32, ptr %2 acquire, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %114

5:
  %6 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23
  %7 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %10, i64 0, i32 7
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %12, %8
  %14 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %10, i64 0, i32 8
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  %17 = icmp eq i32 %15, 1
  %18 = select i1 %17, i64 8, i64 16
  %19 = select i1 %16, i64 4, i64 %18
  %20 = mul i64 %19, %13
  %21 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 6
  %22 = load i32, ptr %21, align 8
  %23 = sext i32 %22 to i64
  %24 = mul i64 %20, %23
  %25 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %24)
  %26 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 12
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %27, 0
  br i1 %28, label %35, label %29

29:
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 5
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 1
  br i1 %32, label %33, label %43

33:
  %34 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 5
  br label %38

35:
  %36 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 1
  %37 = load ptr, ptr %36, align 8
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %37, ptr nonnull @__enzyme_cc.mpi_mpich..str.98, ptr nonnull @__enzyme_cc.mpi_mpich..str.99)
  unreachable

38:
  %39 = phi i64 [ 0, %33 ], [ %100, %98 ]
  %40 = load i32, ptr %21, align 8
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %86, label %43

43:
  %44 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 20
  %45 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 19
  br label %46

46:
  %47 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %56, label %49

49:
  %50 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:
  %53 = tail call i32 @sched_yield()
  %54 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %52

56:
  %57 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %58 = icmp eq i32 %57, 0
  %59 = load i32, ptr %2, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %58, label %85, label %61

61:
  br i1 %60, label %62, label %109

62:
  %63 = load ptr, ptr %44, align 8
  %64 = icmp eq ptr %63, null
  br i1 %64, label %102, label %65

65:
  %66 = load ptr, ptr %63, align 8
  %67 = icmp eq ptr %66, %0
  br i1 %67, label %102, label %68

68:
  %69 = load i64, ptr %45, align 8
  br label %70

70:
  %71 = phi ptr [ %66, %68 ], [ %77, %75 ]
  %72 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %71, i64 0, i32 19
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %73, %69
  br i1 %74, label %75, label %79

75:
  %76 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %71, i64 0, i32 21
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %77, %0
  br i1 %78, label %102, label %70

79:
  %80 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %83, label %82

82:
  store atomic i32 0, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1) release, align 4
  br label %83

83:
  %84 = tail call i32 @sched_yield()
  br label %46

85:
  br i1 %60, label %102, label %109

86:
  %87 = load ptr, ptr %34, align 8
  %88 = getelementptr inbounds ptr, ptr %87, i64 %39
  %89 = load ptr, ptr %88, align 8
  %90 = load ptr, ptr %6, align 8
  %91 = icmp eq ptr %89, %90
  br i1 %91, label %98, label %92

92:
  %93 = load ptr, ptr %9, align 8
  %94 = load i64, ptr %7, align 8
  %95 = mul i64 %20, %39
  %96 = getelementptr inbounds i8, ptr %25, i64 %95
  tail call void @__enzyme_cc.mpi_mpich.move_numbers(ptr %93, ptr %89, i64 %94, ptr %96, i32 1)
  %97 = load i32, ptr %30, align 4
  br label %98

98:
  %99 = phi i32 [ 1, %86 ], [ %97, %92 ]
  %100 = add nuw nsw i64 %39, 1
  %101 = icmp eq i32 %99, 1
  br i1 %101, label %38, label %43

102:
  %103 = load i32, ptr %21, align 8
  %104 = sext i32 %103 to i64
  %105 = mul nsw i64 %13, %104
  tail call void @__enzyme_cc.mpi_mpich.start_now(ptr nonnull %0, ptr %25, i64 %105)
  store atomic i32 1, ptr %2 release, align 4
  %106 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %114, label %108

108:
  store atomic i32 0, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1) release, align 4
  br label %114

109:
  store atomic i32 1, ptr %2 release, align 4
  %110 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %113, label %112

112:
  store atomic i32 0, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1) release, align 4
  br label %113

113:
  tail call void @free(ptr %25)
  br label %114

114:
  ret void
}

define internal i32 @__enzyme_cc.mpi_mpich.start_all(i32 %0, ptr %1, ptr %2, ptr nocapture writeonly %3) {
  %5 = tail call ptr @__enzyme_cc.mpi_mpich.new_waiting(ptr %2, i32 %0)
  store ptr @__enzyme_cc.mpi_mpich.back_of_starting, ptr %5, align 8
  %6 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %15, label %8

8:
  %9 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:
  %12 = tail call i32 @sched_yield()
  %13 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %11

15:
  %16 = icmp sgt i32 %0, 0
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %5, i64 0, i32 54
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %5, i64 0, i32 53
  %20 = zext i32 %0 to i64
  br label %33

21:
  %22 = tail call i32 @MPI_Startall(i32 %0, ptr %1)
  %23 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:
  store atomic i32 0, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1) release, align 4
  br label %26

26:
  %27 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %5, i64 0, i32 53
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %31, label %30

30:
  store ptr %5, ptr %3, align 8
  br label %32

31:
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %5)
  br label %32

32:
  ret i32 %22

33:
  %34 = phi i64 [ 0, %17 ], [ %90, %89 ]
  %35 = getelementptr inbounds i32, ptr %1, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = tail call ptr @__enzyme_cc.mpi_mpich.find(i32 %36)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %89, label %39

39:
  %40 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %37, i64 0, i32 14
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %89

43:
  %44 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %37, i64 0, i32 15
  %45 = load i32, ptr %44, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %89, label %47

47:
  %48 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %37, i64 0, i32 1
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %37, i64 0, i32 6
  %51 = load i32, ptr %50, align 8
  %52 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %37, i64 0, i32 7
  %53 = load i32, ptr %52, align 4
  %54 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %49, i32 %51, i32 %53)
  %55 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %37, i64 0, i32 5
  %56 = load i32, ptr %55, align 4
  %57 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %54, i64 0, i32 5
  store i32 %56, ptr %57, align 4
  store ptr @__enzyme_cc.mpi_mpich.finish, ptr %54, align 8
  %58 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %54, i64 0, i32 40
  store i32 1, ptr %58, align 4
  %59 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %37, i64 0, i32 10
  %60 = load i32, ptr %59, align 8
  %61 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %54, i64 0, i32 10
  store i32 %60, ptr %61, align 8
  %62 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %54, i64 0, i32 8
  store i32 %60, ptr %62, align 8
  %63 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %37, i64 0, i32 11
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %54, i64 0, i32 11
  store i32 %64, ptr %65, align 4
  %66 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %54, i64 0, i32 9
  store i32 %64, ptr %66, align 4
  %67 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %37, i64 0, i32 29
  %68 = load i32, ptr %67, align 8
  tail call void @__enzyme_cc.mpi_mpich.own_type(ptr nonnull %54, i32 %68)
  %69 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %54, i64 0, i32 23
  %70 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %37, i64 0, i32 23
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(48) %69, ptr nonnull align 8 dereferenceable(48) %70, i64 48, i1 false)
  %71 = load i32, ptr %67, align 8
  %72 = load ptr, ptr %48, align 8
  %73 = tail call ptr @__enzyme_cc.mpi_mpich.shape_of(i32 %71, ptr %72)
  %74 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %54, i64 0, i32 23, i32 1
  store ptr %73, ptr %74, align 8
  %75 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %37, i64 0, i32 23, i32 5
  %76 = load ptr, ptr %75, align 8
  %77 = load i32, ptr %50, align 8
  %78 = shl i32 %77, 3
  %79 = and i32 %78, 32760
  %80 = zext i32 %79 to i64
  %81 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %80)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 8 %76, i64 %80, i1 false)
  %82 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %54, i64 0, i32 23, i32 5
  store ptr %81, ptr %82, align 8
  tail call void @__enzyme_cc.mpi_mpich.post(ptr nonnull %54)
  %83 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %37, i64 0, i32 22
  store ptr %54, ptr %83, align 8
  %84 = load ptr, ptr %18, align 8
  %85 = load i32, ptr %19, align 8
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %19, align 8
  %87 = sext i32 %85 to i64
  %88 = getelementptr inbounds ptr, ptr %84, i64 %87
  store ptr %54, ptr %88, align 8
  br label %89

89:
  %90 = add nuw nsw i64 %34, 1
  %91 = icmp eq i64 %90, %20
  br i1 %91, label %21, label %33
}

define internal void @__enzyme_cc.mpi_mpich.start_collective(ptr nocapture %0) {
  %2 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %11, label %4

4:
  %5 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %11, label %7

7:
  %8 = tail call i32 @sched_yield()
  %9 = atomicrmw xchg ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1), i32 1 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %7

11:
  %12 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 16
  store i32 1, ptr %12, align 8
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 46
  %14 = load ptr, ptr %13, align 8
  tail call void @__enzyme_cc.mpi_mpich.begin_what_may(ptr %14)
  %15 = load atomic i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 6) monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %18, label %17

17:
  store atomic i32 0, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 1) release, align 4
  br label %18

18:
  ret void
}

define internal void @__enzyme_cc.mpi_mpich.start_now(ptr %0, ptr %1, i64 %2) {
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 23, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds { i64, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 8
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  %10 = icmp eq i32 %8, 1
  %11 = select i1 %10, i32 1275070475, i32 1275072524
  %12 = select i1 %9, i32 1275069450, i32 %11
  %13 = icmp sgt i64 %2, 2147483647
  br i1 %13, label %14, label %17

14:
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %16, ptr nonnull @__enzyme_cc.mpi_mpich..str.100, ptr nonnull @__enzyme_cc.mpi_mpich..str.101)
  unreachable

17:
  %18 = trunc i64 %2 to i32
  %19 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 9
  %20 = load i32, ptr %19, align 4
  %21 = call i32 @__enzyme_cc.mpi_mpich.span_of(i32 %20, ptr nonnull %4)
  %22 = load i32, ptr %4, align 4
  %23 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 12
  %24 = load i64, ptr %23, align 8
  %25 = sext i32 %21 to i64
  %26 = srem i64 %24, %25
  %27 = trunc i64 %26 to i32
  %28 = add nsw i32 %22, %27
  %29 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 8)
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 26
  store ptr %29, ptr %30, align 8
  store ptr %1, ptr %29, align 8
  %31 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 27
  store i32 1, ptr %31, align 8
  %32 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 4)
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 25
  store ptr %32, ptr %33, align 8
  %34 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 5
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  %37 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 8
  %38 = load i32, ptr %37, align 8
  %39 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 7
  %40 = load i32, ptr %39, align 4
  br i1 %36, label %41, label %43

41:
  %42 = tail call i32 @MPI_Irecv(ptr %1, i32 %18, i32 %12, i32 %38, i32 %28, i32 %40, ptr %32)
  br label %45

43:
  %44 = tail call i32 @MPI_Isend(ptr %1, i32 %18, i32 %12, i32 %38, i32 %28, i32 %40, ptr %32)
  br label %45

45:
  %46 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 20
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %57, label %49

49:
  %50 = phi ptr [ %53, %49 ], [ %47, %45 ]
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, %0
  %53 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %51, i64 0, i32 21
  br i1 %52, label %54, label %49

54:
  %55 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 21
  %56 = load ptr, ptr %55, align 8
  store ptr %56, ptr %50, align 8
  br label %57

57:
  ret void
}

define internal ptr @__enzyme_cc.mpi_mpich.state_of(i32 %0) {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  tail call void @__enzyme_cc.mpi_mpich.open_shared()
  %4 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 3), align 4
  %5 = call i32 @MPI_Comm_get_attr(i32 %0, i32 %4, ptr nonnull %2, ptr nonnull %3)
  %6 = load i32, ptr %3, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %26

8:
  %9 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:
  %12 = call i32 @sched_yield()
  %13 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %11

15:
  %16 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 3), align 4
  %17 = call i32 @MPI_Comm_get_attr(i32 %0, i32 %16, ptr nonnull %2, ptr nonnull %3)
  %18 = load i32, ptr %3, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %25

20:
  %21 = call ptr @__enzyme_cc.mpi_mpich.room(i64 592)
  store ptr %21, ptr %2, align 8
  %22 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %21, i64 0, i32 3
  store i32 67108864, ptr %22, align 8
  %23 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 3), align 4
  %24 = call i32 @MPI_Comm_set_attr(i32 %0, i32 %23, ptr %21)
  br label %25

25:
  store atomic i32 0, ptr @__enzyme_cc_mpi_mpich_shared release, align 8
  br label %26

26:
  %27 = load ptr, ptr %2, align 8
  ret ptr %27
}

define internal void @__enzyme_cc.mpi_mpich.stop(ptr %0, ptr %1, ptr %2) {
  %4 = tail call i32 (i32, ptr, ...) @dprintf(i32 2, ptr nonnull @__enzyme_cc.mpi_mpich..str.79, ptr %0, ptr %1, ptr %2)
  %5 = tail call i32 @MPI_Abort(i32 1140850688, i32 1)
  tail call void @abort()
  unreachable
}

define internal i32 @__enzyme_cc.mpi_mpich.tag_among_neighbours(i32 %0, ptr %1) {
  %3 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 4), align 8
  %4 = add nsw i32 %3, -3
  %5 = shl nuw i32 1, %4
  %6 = sdiv i32 %5, 64
  %7 = icmp sgt i32 %6, %0
  br i1 %7, label %9, label %8

8:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %1, ptr nonnull @__enzyme_cc.mpi_mpich..str.111, ptr nonnull @__enzyme_cc.mpi_mpich..str.112)
  unreachable

9:
  tail call void @__enzyme_cc.mpi_mpich.open_shared()
  %10 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 4), align 8
  %11 = add nsw i32 %10, -1
  %12 = shl nuw i32 1, %11
  %13 = shl i32 2, %4
  %14 = add i32 %13, %0
  %15 = add i32 %14, %12
  ret i32 %15
}

define internal ptr @__enzyme_cc.mpi_mpich.take(i32 %0) {
  %2 = icmp eq i32 %0, 738197504
  br i1 %2, label %51, label %3

3:
  %4 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %10, label %6

6:
  %7 = tail call i32 @sched_yield()
  %8 = atomicrmw xchg ptr @__enzyme_cc_mpi_mpich_shared, i32 1 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %6

10:
  %11 = tail call i64 @pthread_self()
  %12 = tail call ptr @__enzyme_cc.mpi_mpich.place_of(i32 %0, i64 %11)
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %40

15:
  %16 = zext i32 %0 to i64
  %17 = lshr i64 %16, 8
  %18 = lshr i64 %16, 16
  %19 = xor i64 %18, %17
  %20 = xor i64 %19, %16
  %21 = and i64 %20, 255
  %22 = getelementptr inbounds { i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 7, i64 %21
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %49, label %25

25:
  %26 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %23, i64 0, i32 4
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, %0
  br i1 %28, label %40, label %33

29:
  %30 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %36, i64 0, i32 4
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, %0
  br i1 %32, label %38, label %33

33:
  %34 = phi ptr [ %36, %29 ], [ %23, %25 ]
  %35 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %34, i64 0, i32 2
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %49, label %29

38:
  %39 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %34, i64 0, i32 2
  br label %40

40:
  %41 = phi ptr [ %12, %10 ], [ %22, %25 ], [ %39, %38 ]
  %42 = phi ptr [ %13, %10 ], [ %23, %25 ], [ %36, %38 ]
  %43 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %42, i64 0, i32 15
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %49

46:
  %47 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %42, i64 0, i32 2
  %48 = load ptr, ptr %47, align 8
  store ptr %48, ptr %41, align 8
  br label %49

49:
  %50 = phi ptr [ %42, %46 ], [ %42, %40 ], [ null, %15 ], [ null, %33 ]
  store atomic i32 0, ptr @__enzyme_cc_mpi_mpich_shared release, align 8
  br label %51

51:
  %52 = phi ptr [ %50, %49 ], [ null, %1 ]
  ret ptr %52
}

define internal void @__enzyme_cc.mpi_mpich.take_others_back(i32 %0, ptr nocapture %1) {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:
  %5 = zext i32 %0 to i64
  br label %7

6:
  tail call void @free(ptr %1)
  ret void

7:
  %8 = phi i64 [ 0, %4 ], [ %20, %19 ]
  %9 = getelementptr inbounds ptr, ptr %1, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:
  %13 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 15
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %19

16:
  %17 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 4
  %18 = load i32, ptr %17, align 8
  tail call void @__enzyme_cc.mpi_mpich.note(i32 %18, ptr nonnull %10)
  br label %19

19:
  %20 = add nuw nsw i64 %8, 1
  %21 = icmp eq i64 %20, %5
  br i1 %21, label %6, label %7
}

define internal ptr @__enzyme_cc.mpi_mpich.tangents_of(ptr nocapture readonly %0, i32 %1, i32 %2, ptr readnone %3, i32 %4, ptr nocapture %5) {
  %7 = alloca ptr, align 8
  %8 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %84, label %11

11:
  %12 = load ptr, ptr %0, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %23, label %14

14:
  %15 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 5
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %23, label %18

18:
  %19 = sext i32 %1 to i64
  %20 = getelementptr inbounds ptr, ptr %16, i64 %19
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, %12
  br i1 %22, label %23, label %84

23:
  %24 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 3
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  %27 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 4
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %26, label %44, label %30

30:
  br i1 %29, label %31, label %50

31:
  %32 = icmp sgt i32 %2, 0
  br i1 %32, label %33, label %73

33:
  %34 = zext i32 %2 to i64
  br label %35

35:
  %36 = phi i64 [ 0, %33 ], [ %42, %35 ]
  %37 = phi i64 [ 0, %33 ], [ %41, %35 ]
  %38 = getelementptr inbounds i32, ptr %25, i64 %36
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = add nsw i64 %37, %40
  %42 = add nuw nsw i64 %36, 1
  %43 = icmp eq i64 %42, %34
  br i1 %43, label %73, label %35

44:
  br i1 %29, label %45, label %50

45:
  %46 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 2
  %47 = load i64, ptr %46, align 8
  %48 = sext i32 %2 to i64
  %49 = mul nsw i64 %47, %48
  br label %73

50:
  %51 = icmp sgt i32 %2, 0
  br i1 %51, label %52, label %73

52:
  %53 = getelementptr inbounds { ptr, ptr, i64, ptr, ptr, ptr }, ptr %0, i64 0, i32 2
  %54 = zext i32 %2 to i64
  br label %55

55:
  %56 = phi i64 [ 0, %52 ], [ %71, %67 ]
  %57 = phi i64 [ 0, %52 ], [ %70, %67 ]
  %58 = getelementptr inbounds i32, ptr %28, i64 %56
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  br i1 %26, label %65, label %61

61:
  %62 = getelementptr inbounds i32, ptr %25, i64 %56
  %63 = load i32, ptr %62, align 4
  %64 = sext i32 %63 to i64
  br label %67

65:
  %66 = load i64, ptr %53, align 8
  br label %67

67:
  %68 = phi i64 [ %64, %61 ], [ %66, %65 ]
  %69 = add nsw i64 %68, %60
  %70 = tail call i64 @llvm.smax.i64(i64 %69, i64 %57)
  %71 = add nuw nsw i64 %56, 1
  %72 = icmp eq i64 %71, %54
  br i1 %72, label %73, label %55

73:
  %74 = phi i64 [ %49, %45 ], [ 0, %31 ], [ 0, %50 ], [ %70, %67 ], [ %41, %35 ]
  %75 = call ptr @__enzyme_cc.mpi_mpich.scratch_for(i32 %4, i64 %74, ptr nonnull %7)
  %76 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %5, i64 0, i32 26
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %5, i64 0, i32 27
  %79 = load i32, ptr %78, align 8
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %78, align 8
  %81 = sext i32 %79 to i64
  %82 = getelementptr inbounds ptr, ptr %77, i64 %81
  store ptr %75, ptr %82, align 8
  %83 = load ptr, ptr %7, align 8
  br label %84

84:
  %85 = phi ptr [ %83, %73 ], [ %3, %6 ], [ %21, %18 ]
  ret ptr %85
}

define internal i32 @__enzyme_cc.mpi_mpich.wait_all(i32 %0, ptr %1, ptr writeonly %2, ptr writeonly %3, ptr %4, ptr nocapture writeonly %5) {
  %7 = alloca i32, align 4
  %8 = tail call ptr @__enzyme_cc.mpi_mpich.records_of(i32 %0, ptr %1)
  %9 = tail call ptr @__enzyme_cc.mpi_mpich.new_waiting(ptr %4, i32 %0)
  %10 = sext i32 %0 to i64
  %11 = mul nsw i64 %10, 20
  %12 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %11)
  store i32 1, ptr %7, align 4
  %13 = icmp eq ptr %2, null
  br i1 %13, label %14, label %16

14:
  %15 = tail call i32 @MPI_Waitall(i32 %0, ptr %1, ptr %12)
  br label %20

16:
  %17 = call i32 @MPI_Testall(i32 %0, ptr %1, ptr nonnull %7, ptr %12)
  %18 = load i32, ptr %7, align 4
  store i32 %18, ptr %2, align 4
  %19 = icmp ne i32 %18, 0
  br label %20

20:
  %21 = phi i1 [ true, %14 ], [ %19, %16 ]
  %22 = phi i32 [ %15, %14 ], [ %17, %16 ]
  %23 = icmp sgt i32 %0, 0
  %24 = select i1 %23, i1 %21, i1 false
  br i1 %24, label %25, label %27

25:
  %26 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  br label %34

27:
  call void @__enzyme_cc.mpi_mpich.take_others_back(i32 %0, ptr %8)
  call void @free(ptr %12)
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 53
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %32, label %31

31:
  store ptr %9, ptr %5, align 8
  br label %33

32:
  call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %9)
  br label %33

33:
  ret i32 %22

34:
  %35 = phi i64 [ 0, %25 ], [ %42, %41 ]
  %36 = getelementptr inbounds ptr, ptr %8, i64 %35
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds { i32, i32, i32, i32, i32 }, ptr %12, i64 %35
  call void @__enzyme_cc.mpi_mpich.done(ptr %9, ptr %37, ptr %38)
  store ptr null, ptr %36, align 8
  br i1 %26, label %41, label %39

39:
  %40 = getelementptr inbounds { i32, i32, i32, i32, i32 }, ptr %3, i64 %35
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 dereferenceable(20) %40, ptr nonnull align 4 dereferenceable(20) %38, i64 20, i1 false)
  br label %41

41:
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp slt i64 %42, %10
  %44 = load i32, ptr %7, align 4
  %45 = icmp ne i32 %44, 0
  %46 = select i1 %43, i1 %45, i1 false
  br i1 %46, label %34, label %27
}

define internal i32 @__enzyme_cc.mpi_mpich.wait_any(i32 %0, ptr %1, ptr %2, ptr writeonly %3, ptr writeonly %4, ptr %5, ptr nocapture writeonly %6) {
  %8 = alloca { i32, i32, i32, i32, i32 }, align 4
  %9 = alloca i32, align 4
  %10 = tail call ptr @__enzyme_cc.mpi_mpich.records_of(i32 %0, ptr %1)
  %11 = tail call ptr @__enzyme_cc.mpi_mpich.new_waiting(ptr %5, i32 1)
  store i32 1, ptr %9, align 4
  %12 = icmp eq ptr %3, null
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @MPI_Waitany(i32 %0, ptr %1, ptr %2, ptr nonnull %8)
  br label %19

15:
  %16 = call i32 @MPI_Testany(i32 %0, ptr %1, ptr %2, ptr nonnull %9, ptr nonnull %8)
  %17 = load i32, ptr %9, align 4
  store i32 %17, ptr %3, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %33, label %19

19:
  %20 = phi i32 [ %14, %13 ], [ %16, %15 ]
  %21 = load i32, ptr %2, align 4
  %22 = icmp eq i32 %21, -32766
  br i1 %22, label %30, label %23

23:
  %24 = sext i32 %21 to i64
  %25 = getelementptr inbounds ptr, ptr %10, i64 %24
  %26 = load ptr, ptr %25, align 8
  call void @__enzyme_cc.mpi_mpich.done(ptr %11, ptr %26, ptr nonnull %8)
  %27 = load i32, ptr %2, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds ptr, ptr %10, i64 %28
  store ptr null, ptr %29, align 8
  br label %30

30:
  %31 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  br i1 %31, label %33, label %32

32:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 dereferenceable(20) %4, ptr nonnull align 4 dereferenceable(20) %8, i64 20, i1 false)
  br label %33

33:
  %34 = phi i32 [ %20, %32 ], [ %20, %30 ], [ %16, %15 ]
  call void @__enzyme_cc.mpi_mpich.take_others_back(i32 %0, ptr %10)
  %35 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %11, i64 0, i32 53
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %39, label %38

38:
  store ptr %11, ptr %6, align 8
  br label %40

39:
  call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %11)
  br label %40

40:
  ret i32 %34
}

define internal i32 @__enzyme_cc.mpi_mpich.wait_one(ptr %0, ptr writeonly %1, ptr writeonly %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, i32, i32, i32, i32 }, align 4
  %7 = alloca i32, align 4
  %8 = load i32, ptr %0, align 4
  %9 = tail call ptr @__enzyme_cc.mpi_mpich.take(i32 %8)
  %10 = tail call ptr @__enzyme_cc.mpi_mpich.new_waiting(ptr %3, i32 1)
  store i32 1, ptr %7, align 4
  %11 = icmp eq ptr %1, null
  br i1 %11, label %12, label %14

12:
  %13 = call i32 @MPI_Wait(ptr nonnull %0, ptr nonnull %6)
  br label %18

14:
  %15 = call i32 @MPI_Test(ptr nonnull %0, ptr nonnull %7, ptr nonnull %6)
  %16 = load i32, ptr %7, align 4
  store i32 %16, ptr %1, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %22, label %18

18:
  %19 = phi i32 [ %13, %12 ], [ %15, %14 ]
  call void @__enzyme_cc.mpi_mpich.done(ptr %10, ptr %9, ptr nonnull %6)
  %20 = icmp eq ptr %2, inttoptr (i64 1 to ptr)
  br i1 %20, label %31, label %21

21:
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 dereferenceable(20) %2, ptr nonnull align 4 dereferenceable(20) %6, i64 20, i1 false)
  br label %31

22:
  %23 = icmp eq ptr %9, null
  br i1 %23, label %31, label %24

24:
  %25 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 15
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %31

28:
  %29 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %9, i64 0, i32 4
  %30 = load i32, ptr %29, align 8
  call void @__enzyme_cc.mpi_mpich.note(i32 %30, ptr nonnull %9)
  br label %31

31:
  %32 = phi i32 [ %15, %28 ], [ %15, %24 ], [ %15, %22 ], [ %19, %21 ], [ %19, %18 ]
  %33 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 53
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %37, label %36

36:
  store ptr %10, ptr %4, align 8
  br label %38

37:
  call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %10)
  br label %38

38:
  ret i32 %32
}

define internal i32 @__enzyme_cc.mpi_mpich.wait_some(i32 %0, ptr %1, ptr %2, ptr %3, ptr writeonly %4, i32 %5, ptr %6, ptr nocapture writeonly %7) {
  %9 = tail call ptr @__enzyme_cc.mpi_mpich.records_of(i32 %0, ptr %1)
  %10 = tail call ptr @__enzyme_cc.mpi_mpich.new_waiting(ptr %6, i32 %0)
  %11 = sext i32 %0 to i64
  %12 = mul nsw i64 %11, 20
  %13 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %12)
  %14 = icmp eq i32 %5, 0
  br i1 %14, label %17, label %15

15:
  %16 = tail call i32 @MPI_Testsome(i32 %0, ptr %1, ptr %2, ptr %3, ptr %13)
  br label %19

17:
  %18 = tail call i32 @MPI_Waitsome(i32 %0, ptr %1, ptr %2, ptr %3, ptr %13)
  br label %19

19:
  %20 = phi i32 [ %16, %15 ], [ %18, %17 ]
  %21 = load i32, ptr %2, align 4
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %25

23:
  %24 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  br label %32

25:
  tail call void @__enzyme_cc.mpi_mpich.take_others_back(i32 %0, ptr %9)
  tail call void @free(ptr %13)
  %26 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 53
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %30, label %29

29:
  store ptr %10, ptr %7, align 8
  br label %31

30:
  tail call void @__enzyme_cc.mpi_mpich.free_record(ptr nonnull %10)
  br label %31

31:
  ret i32 %20

32:
  %33 = phi i64 [ 0, %23 ], [ %46, %45 ]
  %34 = getelementptr inbounds i32, ptr %3, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds ptr, ptr %9, i64 %36
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds { i32, i32, i32, i32, i32 }, ptr %13, i64 %33
  tail call void @__enzyme_cc.mpi_mpich.done(ptr %10, ptr %38, ptr %39)
  %40 = load i32, ptr %34, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds ptr, ptr %9, i64 %41
  store ptr null, ptr %42, align 8
  br i1 %24, label %45, label %43

43:
  %44 = getelementptr inbounds { i32, i32, i32, i32, i32 }, ptr %4, i64 %33
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 dereferenceable(20) %44, ptr nonnull align 4 dereferenceable(20) %39, i64 20, i1 false)
  br label %45

45:
  %46 = add nuw nsw i64 %33, 1
  %47 = load i32, ptr %2, align 4
  %48 = icmp ne i32 %47, -32766
  %49 = sext i32 %47 to i64
  %50 = icmp slt i64 %46, %49
  %51 = select i1 %48, i1 %50, i1 false
  br i1 %51, label %32, label %25
}

define internal i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nocapture readonly %0, ptr readonly %1, ptr nocapture readonly %2, ptr nocapture readonly %3, ptr %4, i32 %5, ptr %6, ptr %7) {
  %9 = alloca [16 x { i64 }], align 16
  %10 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %6, i32 %5, i32 67108864)
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 36
  store i32 -1, ptr %11, align 4
  br label %12

12:
  %13 = phi i64 [ %21, %20 ], [ 0, %8 ]
  %14 = getelementptr inbounds i8, ptr %0, i64 %13
  %15 = load i8, ptr %14, align 1
  switch i8 %15, label %20 [
    i8 111, label %16
    i8 0, label %38
    i8 99, label %22
    i8 110, label %22
  ]

16:
  %17 = getelementptr inbounds { i64 }, ptr %3, i64 %13
  %18 = load i64, ptr %17, align 8
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %11, align 4
  br label %20

20:
  %21 = add nuw i64 %13, 1
  br label %12

22:
  %23 = and i64 %13, 4294967295
  %24 = getelementptr inbounds i8, ptr %0, i64 %23
  %25 = getelementptr inbounds { i64 }, ptr %3, i64 %23
  %26 = load i64, ptr %25, align 8
  %27 = trunc i64 %26 to i32
  %28 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 7
  store i32 %27, ptr %28, align 4
  %29 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 37
  %30 = tail call i32 @MPI_Comm_rank(i32 %27, ptr nonnull %29)
  %31 = load i8, ptr %24, align 1
  %32 = icmp eq i8 %31, 110
  br i1 %32, label %33, label %34

33:
  tail call void @__enzyme_cc.mpi_mpich.find_neighbours(ptr nonnull %10)
  br label %38

34:
  %35 = load i32, ptr %28, align 4
  %36 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 38
  %37 = tail call i32 @MPI_Comm_size(i32 %35, ptr nonnull %36)
  br label %38

38:
  %39 = load i32, ptr %11, align 4
  %40 = icmp slt i32 %39, 0
  br i1 %40, label %45, label %41

41:
  %42 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 37
  %43 = load i32, ptr %42, align 8
  %44 = icmp eq i32 %39, %43
  br label %45

45:
  %46 = phi i1 [ true, %38 ], [ %44, %41 ]
  %47 = load i8, ptr %0, align 1
  %48 = icmp eq i8 %47, 0
  br i1 %48, label %54, label %49

49:
  %50 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 38
  %51 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 47
  %52 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 48
  %53 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 34
  br label %57

54:
  %55 = phi ptr [ null, %45 ], [ %86, %121 ]
  %56 = icmp eq ptr %1, null
  br i1 %56, label %128, label %126

57:
  %58 = phi i64 [ 0, %49 ], [ %122, %121 ]
  %59 = phi i8 [ %47, %49 ], [ %124, %121 ]
  %60 = phi ptr [ null, %49 ], [ %86, %121 ]
  %61 = and i8 %59, -2
  switch i8 %59, label %62 [
    i8 80, label %67
    i8 67, label %67
  ]

62:
  %63 = and i8 %59, -3
  %64 = icmp eq i8 %63, 81
  br i1 %64, label %67, label %65

65:
  %66 = icmp eq i8 %61, 84
  br i1 %66, label %67, label %74

67:
  %68 = phi ptr [ %50, %57 ], [ %50, %57 ], [ %52, %62 ], [ %51, %65 ]
  %69 = load i32, ptr %68, align 4
  %70 = getelementptr inbounds [16 x { i64 }], ptr %9, i64 0, i64 %58
  %71 = getelementptr inbounds { i64 }, ptr %3, i64 %58
  %72 = load i64, ptr %71, align 8
  store i64 %72, ptr %70, align 8
  %73 = inttoptr i64 %72 to ptr
  br label %81

74:
  %75 = getelementptr inbounds [16 x { i64 }], ptr %9, i64 0, i64 %58
  %76 = getelementptr inbounds { i64 }, ptr %3, i64 %58
  %77 = load i64, ptr %76, align 8
  store i64 %77, ptr %75, align 8
  %78 = icmp eq i8 %59, 114
  %79 = inttoptr i64 %77 to ptr
  %80 = select i1 %78, ptr %79, ptr %60
  br label %81

81:
  %82 = phi ptr [ %73, %67 ], [ %79, %74 ]
  %83 = phi i64 [ %72, %67 ], [ %77, %74 ]
  %84 = phi ptr [ %70, %67 ], [ %75, %74 ]
  %85 = phi i32 [ %69, %67 ], [ -1, %74 ]
  %86 = phi ptr [ %60, %67 ], [ %80, %74 ]
  %87 = icmp eq i8 %59, 108
  %88 = icmp eq i8 %59, 109
  %89 = select i1 %88, i1 %46, i1 false
  %90 = select i1 %87, i1 true, i1 %89
  %91 = add i64 %83, -2147483648
  %92 = icmp ult i64 %91, -4294967296
  %93 = select i1 %90, i1 %92, i1 false
  br i1 %93, label %94, label %95

94:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %6, ptr nonnull @__enzyme_cc.mpi_mpich..str.126, ptr nonnull @__enzyme_cc.mpi_mpich..str.127)
  unreachable

95:
  %96 = icmp sgt i32 %85, -1
  %97 = icmp ne ptr %82, null
  %98 = select i1 %96, i1 %97, i1 false
  %99 = select i1 %98, i1 %46, i1 false
  br i1 %99, label %100, label %121

100:
  %101 = zext i32 %85 to i64
  %102 = shl nuw nsw i64 %101, 2
  %103 = add nuw nsw i64 %102, 8
  %104 = tail call ptr @__enzyme_cc.mpi_mpich.room(i64 %103)
  %105 = icmp eq i32 %85, 0
  br i1 %105, label %118, label %106

106:
  %107 = phi i64 [ %116, %113 ], [ 0, %100 ]
  %108 = getelementptr inbounds i64, ptr %82, i64 %107
  %109 = load i64, ptr %108, align 8
  %110 = add i64 %109, 2147483648
  %111 = icmp ult i64 %110, 4294967296
  br i1 %111, label %113, label %112

112:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %6, ptr nonnull @__enzyme_cc.mpi_mpich..str.126, ptr nonnull @__enzyme_cc.mpi_mpich..str.127)
  unreachable

113:
  %114 = trunc i64 %109 to i32
  %115 = getelementptr inbounds { ptr, [0 x i32] }, ptr %104, i64 0, i32 1, i64 %107
  store i32 %114, ptr %115, align 4
  %116 = add nuw nsw i64 %107, 1
  %117 = icmp eq i64 %116, %101
  br i1 %117, label %118, label %106

118:
  %119 = load ptr, ptr %53, align 8
  store ptr %119, ptr %104, align 8
  store ptr %104, ptr %53, align 8
  %120 = getelementptr inbounds { ptr, [0 x i32] }, ptr %104, i64 0, i32 1
  store ptr %120, ptr %84, align 8
  br label %121

121:
  %122 = add nuw i64 %58, 1
  %123 = getelementptr inbounds i8, ptr %0, i64 %122
  %124 = load i8, ptr %123, align 1
  %125 = icmp eq i8 %124, 0
  br i1 %125, label %54, label %57

126:
  %127 = call i32 %1(ptr nonnull %9, ptr %4, i32 %5, ptr %6, ptr %7)
  br label %130

128:
  %129 = call i32 %2(ptr nonnull %9, ptr %4, i32 %5, ptr %6)
  br label %130

130:
  %131 = phi i32 [ %127, %126 ], [ %129, %128 ]
  %132 = icmp eq ptr %55, null
  br i1 %132, label %156, label %133

133:
  %134 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %10, i64 0, i32 34
  %135 = load ptr, ptr %134, align 8
  %136 = icmp eq ptr %135, null
  br i1 %136, label %156, label %137

137:
  %138 = load i32, ptr %55, align 4
  %139 = icmp eq i32 %138, 738197504
  br i1 %139, label %156, label %140

140:
  %141 = call ptr @__enzyme_cc.mpi_mpich.find(i32 %138)
  %142 = icmp eq ptr %141, null
  br i1 %142, label %143, label %148

143:
  %144 = call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %6, i32 0, i32 67108864)
  %145 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %144, i64 0, i32 5
  store i32 2, ptr %145, align 4
  %146 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %144, i64 0, i32 14
  store i32 1, ptr %146, align 8
  %147 = load i32, ptr %55, align 4
  call void @__enzyme_cc.mpi_mpich.note(i32 %147, ptr %144)
  br label %148

148:
  %149 = phi ptr [ %141, %140 ], [ %144, %143 ]
  %150 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %149, i64 0, i32 34
  br label %151

151:
  %152 = phi ptr [ %150, %148 ], [ %153, %151 ]
  %153 = load ptr, ptr %152, align 8
  %154 = icmp eq ptr %153, null
  br i1 %154, label %155, label %151

155:
  store ptr %135, ptr %152, align 8
  store ptr null, ptr %134, align 8
  br label %156

156:
  call void @__enzyme_cc.mpi_mpich.free_record(ptr %10)
  ret i32 %131
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Allgather(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 8, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Allgather_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.63, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Allgather, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Allgatherv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 9, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Allgatherv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.67, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Allgatherv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Allreduce(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 3, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Allreduce_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.58, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Allreduce, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Alltoall(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 10, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Alltoall_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.63, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Alltoall, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Alltoallv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 11, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Alltoallv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.68, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Alltoallv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Bcast(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 1, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Bcast_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.55, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Bcast, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Bsend(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %0)
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.send_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 3, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Bsend_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.51, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Bsend, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Bsend_init(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 @__enzyme_cc.mpi_mpich.init_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 3, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Bsend_init_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Bsend_init, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Cart_create(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i32 @MPI_Cart_create(i32 %8, i32 %11, ptr %13, ptr %15, i32 %18, ptr %20)
  %22 = load ptr, ptr %19, align 8
  store ptr null, ptr %4, align 8
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 67108864
  br i1 %24, label %27, label %25

25:
  %26 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %3, i32 0, i32 %23)
  store ptr %26, ptr %4, align 8
  store ptr @__enzyme_cc.mpi_mpich.back_of_making, ptr %26, align 8
  br label %27

27:
  ret i32 %21
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Cart_sub(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %12 = load ptr, ptr %11, align 8
  %13 = tail call i32 @MPI_Cart_sub(i32 %8, ptr %10, ptr %12)
  %14 = load ptr, ptr %11, align 8
  store ptr null, ptr %4, align 8
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 67108864
  br i1 %16, label %19, label %17

17:
  %18 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %3, i32 0, i32 %15)
  store ptr %18, ptr %4, align 8
  store ptr @__enzyme_cc.mpi_mpich.back_of_making, ptr %18, align 8
  br label %19

19:
  ret i32 %13
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_create(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load ptr, ptr %12, align 8
  %14 = tail call i32 @MPI_Comm_create(i32 %8, i32 %11, ptr %13)
  %15 = load ptr, ptr %12, align 8
  store ptr null, ptr %4, align 8
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 67108864
  br i1 %17, label %20, label %18

18:
  %19 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %3, i32 0, i32 %16)
  store ptr %19, ptr %4, align 8
  store ptr @__enzyme_cc.mpi_mpich.back_of_making, ptr %19, align 8
  br label %20

20:
  ret i32 %14
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_create_group(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %16 = load ptr, ptr %15, align 8
  %17 = tail call i32 @MPI_Comm_create_group(i32 %8, i32 %11, i32 %14, ptr %16)
  %18 = load ptr, ptr %15, align 8
  store ptr null, ptr %4, align 8
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 67108864
  br i1 %20, label %23, label %21

21:
  %22 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %3, i32 0, i32 %19)
  store ptr %22, ptr %4, align 8
  store ptr @__enzyme_cc.mpi_mpich.back_of_making, ptr %22, align 8
  br label %23

23:
  ret i32 %17
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_disconnect(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = load i32, ptr %7, align 4
  %9 = tail call ptr @__enzyme_cc.mpi_mpich.state_of(i32 %8)
  %10 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %9, i64 0, i32 9
  store i32 1, ptr %10, align 8
  store i32 67108864, ptr %7, align 4
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_dup(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load ptr, ptr %9, align 8
  %11 = tail call i32 @MPI_Comm_dup(i32 %8, ptr %10)
  %12 = load ptr, ptr %9, align 8
  store ptr null, ptr %4, align 8
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 67108864
  br i1 %14, label %17, label %15

15:
  %16 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %3, i32 0, i32 %13)
  store ptr %16, ptr %4, align 8
  store ptr @__enzyme_cc.mpi_mpich.back_of_making, ptr %16, align 8
  br label %17

17:
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_dup_with_info(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load ptr, ptr %12, align 8
  %14 = tail call i32 @MPI_Comm_dup_with_info(i32 %8, i32 %11, ptr %13)
  %15 = load ptr, ptr %12, align 8
  store ptr null, ptr %4, align 8
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 67108864
  br i1 %17, label %20, label %18

18:
  %19 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %3, i32 0, i32 %16)
  store ptr %19, ptr %4, align 8
  store ptr @__enzyme_cc.mpi_mpich.back_of_making, ptr %19, align 8
  br label %20

20:
  ret i32 %14
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_free(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = load i32, ptr %7, align 4
  %9 = tail call ptr @__enzyme_cc.mpi_mpich.state_of(i32 %8)
  %10 = getelementptr inbounds { [64 x ptr], ptr, ptr, i32, [4 x ptr], i32, i32, i32, i32, i32 }, ptr %9, i64 0, i32 9
  store i32 1, ptr %10, align 8
  store i32 67108864, ptr %7, align 4
  ret i32 0
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_split(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %16 = load ptr, ptr %15, align 8
  %17 = tail call i32 @MPI_Comm_split(i32 %8, i32 %11, i32 %14, ptr %16)
  %18 = load ptr, ptr %15, align 8
  store ptr null, ptr %4, align 8
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 67108864
  br i1 %20, label %23, label %21

21:
  %22 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %3, i32 0, i32 %19)
  store ptr %22, ptr %4, align 8
  store ptr @__enzyme_cc.mpi_mpich.back_of_making, ptr %22, align 8
  br label %23

23:
  ret i32 %17
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_split_type(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %16 = load i64, ptr %15, align 8
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %19 = load ptr, ptr %18, align 8
  %20 = tail call i32 @MPI_Comm_split_type(i32 %8, i32 %11, i32 %14, i32 %17, ptr %19)
  %21 = load ptr, ptr %18, align 8
  store ptr null, ptr %4, align 8
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 67108864
  br i1 %23, label %26, label %24

24:
  %25 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %3, i32 0, i32 %22)
  store ptr %25, ptr %4, align 8
  store ptr @__enzyme_cc.mpi_mpich.back_of_making, ptr %25, align 8
  br label %26

26:
  ret i32 %20
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Dist_graph_create(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %21 = load i64, ptr %20, align 8
  %22 = trunc i64 %21 to i32
  %23 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %24 = load i64, ptr %23, align 8
  %25 = trunc i64 %24 to i32
  %26 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = tail call i32 @MPI_Dist_graph_create(i32 %8, i32 %11, ptr %13, ptr %15, ptr %17, ptr %19, i32 %22, i32 %25, ptr %27)
  %29 = load ptr, ptr %26, align 8
  store ptr null, ptr %4, align 8
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 67108864
  br i1 %31, label %34, label %32

32:
  %33 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %3, i32 0, i32 %30)
  store ptr %33, ptr %4, align 8
  store ptr @__enzyme_cc.mpi_mpich.back_of_making, ptr %33, align 8
  br label %34

34:
  ret i32 %28
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Dist_graph_create_adjacent(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %24 = load i64, ptr %23, align 8
  %25 = trunc i64 %24 to i32
  %26 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = trunc i64 %27 to i32
  %29 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %30 = load ptr, ptr %29, align 8
  %31 = tail call i32 @MPI_Dist_graph_create_adjacent(i32 %8, i32 %11, ptr %13, ptr %15, i32 %18, ptr %20, ptr %22, i32 %25, i32 %28, ptr %30)
  %32 = load ptr, ptr %29, align 8
  store ptr null, ptr %4, align 8
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 67108864
  br i1 %34, label %37, label %35

35:
  %36 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %3, i32 0, i32 %33)
  store ptr %36, ptr %4, align 8
  store ptr @__enzyme_cc.mpi_mpich.back_of_making, ptr %36, align 8
  br label %37

37:
  ret i32 %31
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Exscan(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 19, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Exscan_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.58, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Exscan, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Gather(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 6, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Gather_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.61, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Gather, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Gatherv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 7, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Gatherv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.66, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Gatherv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Graph_create(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i32 @MPI_Graph_create(i32 %8, i32 %11, ptr %13, ptr %15, i32 %18, ptr %20)
  %22 = load ptr, ptr %19, align 8
  store ptr null, ptr %4, align 8
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 67108864
  br i1 %24, label %27, label %25

25:
  %26 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %3, i32 0, i32 %23)
  store ptr %26, ptr %4, align 8
  store ptr @__enzyme_cc.mpi_mpich.back_of_making, ptr %26, align 8
  br label %27

27:
  ret i32 %21
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Iallgather(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 8, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Iallgather_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.64, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Iallgather, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Iallgatherv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 9, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Iallgatherv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.74, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Iallgatherv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Iallreduce(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 3, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Iallreduce_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.56, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Iallreduce, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ialltoall(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 10, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ialltoall_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.64, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ialltoall, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ialltoallv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 11, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ialltoallv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.75, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ialltoallv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ibcast(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 1, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ibcast_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.51, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ibcast, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ibsend(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 @__enzyme_cc.mpi_mpich.request_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 3, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ibsend_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ibsend, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Iexscan(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 19, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Iexscan_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.56, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Iexscan, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Igather(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 6, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Igather_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.62, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Igather, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Igatherv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 7, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Igatherv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.73, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Igatherv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_allgather(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 12, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_allgather_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.64, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_allgather, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_allgatherv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 13, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_allgatherv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.77, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_allgatherv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_alltoall(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 14, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_alltoall_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.64, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_alltoall, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_alltoallv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 15, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_alltoallv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.78, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_alltoallv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Intercomm_create(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %16 = load i64, ptr %15, align 8
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %19 = load i64, ptr %18, align 8
  %20 = trunc i64 %19 to i32
  %21 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %22 = load ptr, ptr %21, align 8
  %23 = tail call i32 @MPI_Intercomm_create(i32 %8, i32 %11, i32 %14, i32 %17, i32 %20, ptr %22)
  %24 = load ptr, ptr %21, align 8
  store ptr null, ptr %4, align 8
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 67108864
  br i1 %26, label %29, label %27

27:
  %28 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %3, i32 0, i32 %25)
  store ptr %28, ptr %4, align 8
  store ptr @__enzyme_cc.mpi_mpich.back_of_making, ptr %28, align 8
  br label %29

29:
  ret i32 %23
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Intercomm_merge(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load ptr, ptr %12, align 8
  %14 = tail call i32 @MPI_Intercomm_merge(i32 %8, i32 %11, ptr %13)
  %15 = load ptr, ptr %12, align 8
  store ptr null, ptr %4, align 8
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 67108864
  br i1 %17, label %20, label %18

18:
  %19 = tail call ptr @__enzyme_cc.mpi_mpich.new_record(ptr %3, i32 0, i32 %16)
  store ptr %19, ptr %4, align 8
  store ptr @__enzyme_cc.mpi_mpich.back_of_making, ptr %19, align 8
  br label %20

20:
  ret i32 %14
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Iprobe(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = load i64, ptr %0, align 8
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load i64, ptr %8, align 8
  %10 = and i64 %7, 4294967295
  %11 = icmp eq i64 %10, 4294967294
  %12 = and i64 %9, 4294967295
  %13 = icmp eq i64 %12, 4294967295
  %14 = select i1 %11, i1 %13, i1 false
  br i1 %14, label %15, label %16

15:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %3, ptr nonnull @__enzyme_cc.mpi_mpich..str.107, ptr nonnull @__enzyme_cc.mpi_mpich..str.108)
  unreachable

16:
  %17 = lshr i32 %6, 12
  %18 = and i32 %17, 4095
  %19 = icmp eq i32 %18, 0
  %20 = trunc i64 %7 to i32
  %21 = trunc i64 %9 to i32
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %23 = load i64, ptr %22, align 8
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %28 = load ptr, ptr %27, align 8
  br i1 %19, label %38, label %29

29:
  %30 = and i32 %6, 16773120
  %31 = icmp eq i32 %30, 0
  tail call void @__enzyme_cc.mpi_mpich.open_shared()
  %32 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 4), align 8
  %33 = add nsw i32 %32, -1
  %34 = shl nuw i32 1, %33
  %35 = sdiv i32 %34, 2
  %36 = select i1 %31, i32 %34, i32 %35
  %37 = tail call i32 @__enzyme_cc.mpi_mpich.probe(i32 %20, i32 %21, i32 %24, ptr %26, ptr %28, i32 %18, i32 %36)
  br label %40

38:
  %39 = tail call i32 @MPI_Iprobe(i32 %20, i32 %21, i32 %24, ptr %26, ptr %28)
  br label %40

40:
  %41 = phi i32 [ %37, %29 ], [ %39, %38 ]
  ret i32 %41
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Irecv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 @__enzyme_cc.mpi_mpich.request_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 4, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Irecv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Irecv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ireduce(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 2, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ireduce_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.57, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ireduce, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ireduce_scatter(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 16, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ireduce_scatter_block(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 17, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ireduce_scatter_block_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.56, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ireduce_scatter_block, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ireduce_scatter_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.76, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ireduce_scatter, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Irsend(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 @__enzyme_cc.mpi_mpich.request_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 2, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Irsend_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Irsend, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Iscan(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 18, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Iscan_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.56, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Iscan, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Iscatter(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 4, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Iscatter_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.60, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Iscatter, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Iscatterv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 5, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Iscatterv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.72, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Iscatterv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Isend(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 @__enzyme_cc.mpi_mpich.request_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 0, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Isend_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Isend, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Issend(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 @__enzyme_cc.mpi_mpich.request_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 1, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Issend_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Issend, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_allgather(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 12, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_allgather_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.63, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_allgather, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_allgatherv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 13, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_allgatherv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.70, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_allgatherv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_alltoall(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 14, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_alltoall_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.63, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_alltoall, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_alltoallv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 15, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_alltoallv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.71, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_alltoallv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Probe(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = load i64, ptr %0, align 8
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load i64, ptr %8, align 8
  %10 = and i64 %7, 4294967295
  %11 = icmp eq i64 %10, 4294967294
  %12 = and i64 %9, 4294967295
  %13 = icmp eq i64 %12, 4294967295
  %14 = select i1 %11, i1 %13, i1 false
  br i1 %14, label %15, label %16

15:
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %3, ptr nonnull @__enzyme_cc.mpi_mpich..str.107, ptr nonnull @__enzyme_cc.mpi_mpich..str.108)
  unreachable

16:
  %17 = lshr i32 %6, 12
  %18 = and i32 %17, 4095
  %19 = icmp eq i32 %18, 0
  %20 = trunc i64 %7 to i32
  %21 = trunc i64 %9 to i32
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %23 = load i64, ptr %22, align 8
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %26 = load ptr, ptr %25, align 8
  br i1 %19, label %36, label %27

27:
  %28 = and i32 %6, 16773120
  %29 = icmp eq i32 %28, 0
  tail call void @__enzyme_cc.mpi_mpich.open_shared()
  %30 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 4), align 8
  %31 = add nsw i32 %30, -1
  %32 = shl nuw i32 1, %31
  %33 = sdiv i32 %32, 2
  %34 = select i1 %29, i32 %32, i32 %33
  %35 = tail call i32 @__enzyme_cc.mpi_mpich.probe(i32 %20, i32 %21, i32 %24, ptr null, ptr %26, i32 %18, i32 %34)
  br label %38

36:
  %37 = tail call i32 @MPI_Probe(i32 %20, i32 %21, i32 %24, ptr %26)
  br label %38

38:
  %39 = phi i32 [ %35, %27 ], [ %37, %36 ]
  ret i32 %39
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Recv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 @__enzyme_cc.mpi_mpich.receive_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Recv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Recv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Recv_init(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 @__enzyme_cc.mpi_mpich.init_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 4, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Recv_init_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Recv_init, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Reduce(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 2, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Reduce_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.56, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Reduce, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Reduce_scatter(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 16, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Reduce_scatter_block(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 17, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Reduce_scatter_block_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.58, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Reduce_scatter_block, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Reduce_scatter_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.69, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Reduce_scatter, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Request_free(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.both_MPI_Request_free(ptr %0)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Rsend(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %0)
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.send_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 2, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Rsend_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.51, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Rsend, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Rsend_init(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 @__enzyme_cc.mpi_mpich.init_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 2, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Rsend_init_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Rsend_init, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Scan(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 18, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Scan_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.58, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Scan, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Scatter(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 4, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Scatter_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.59, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Scatter, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Scatterv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %6, i32 5, ptr %0)
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_augmented(ptr nonnull %6, ptr null, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Scatterv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.65, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Scatterv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Send(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %0)
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.send_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 0, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Send_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.51, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Send, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Send_init(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 @__enzyme_cc.mpi_mpich.init_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 0, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Send_init_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Send_init, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Sendrecv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %9 = load ptr, ptr %0, align 8
  store ptr %9, ptr %6, align 8
  %10 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 1
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %12 = load i64, ptr %11, align 8
  store i64 %12, ptr %10, align 8
  %13 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 2
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %15 = load i64, ptr %14, align 8
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %13, align 8
  %17 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 3
  %18 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %19 = load i64, ptr %18, align 8
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %17, align 4
  %21 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 4
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %23 = load i64, ptr %22, align 8
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %21, align 8
  %25 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 5
  %26 = getelementptr inbounds { i64 }, ptr %0, i64 10
  %27 = load i64, ptr %26, align 8
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %25, align 4
  %29 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %7, align 8
  %31 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %7, i64 0, i32 1
  %32 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %33 = load i64, ptr %32, align 8
  store i64 %33, ptr %31, align 8
  %34 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %7, i64 0, i32 2
  %35 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %36 = load i64, ptr %35, align 8
  %37 = trunc i64 %36 to i32
  store i32 %37, ptr %34, align 8
  %38 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %7, i64 0, i32 3
  %39 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %40 = load i64, ptr %39, align 8
  %41 = trunc i64 %40 to i32
  store i32 %41, ptr %38, align 4
  %42 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %7, i64 0, i32 4
  %43 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %44 = load i64, ptr %43, align 8
  %45 = trunc i64 %44 to i32
  store i32 %45, ptr %42, align 8
  %46 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %7, i64 0, i32 5
  store i32 %28, ptr %46, align 4
  %47 = getelementptr inbounds { i64 }, ptr %0, i64 11
  %48 = load ptr, ptr %47, align 8
  %49 = tail call i32 @__enzyme_cc.mpi_mpich.exchange_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %7, i32 0, ptr %48, ptr %1, i32 %8, ptr %3, ptr %4)
  ret i32 %49
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Sendrecv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.53, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Sendrecv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Sendrecv_replace(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %9 = load ptr, ptr %0, align 8
  store ptr %9, ptr %6, align 8
  %10 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 1
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %12 = load i64, ptr %11, align 8
  store i64 %12, ptr %10, align 8
  %13 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 2
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %15 = load i64, ptr %14, align 8
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %13, align 8
  %17 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 3
  %18 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %19 = load i64, ptr %18, align 8
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %17, align 4
  %21 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 4
  %22 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %23 = load i64, ptr %22, align 8
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %21, align 8
  %25 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 5
  %26 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %27 = load i64, ptr %26, align 8
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %25, align 4
  store ptr %9, ptr %7, align 8
  %29 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %7, i64 0, i32 1
  store i64 %12, ptr %29, align 8
  %30 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %7, i64 0, i32 2
  store i32 %16, ptr %30, align 8
  %31 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %7, i64 0, i32 3
  %32 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  store i32 %34, ptr %31, align 4
  %35 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %7, i64 0, i32 4
  %36 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %37 = load i64, ptr %36, align 8
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %35, align 8
  %39 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %7, i64 0, i32 5
  store i32 %28, ptr %39, align 4
  %40 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %41 = load ptr, ptr %40, align 8
  %42 = tail call i32 @__enzyme_cc.mpi_mpich.exchange_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %7, i32 1, ptr %41, ptr %1, i32 %8, ptr %3, ptr %4)
  ret i32 %42
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Sendrecv_replace_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.54, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Sendrecv_replace, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ssend(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %0)
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.send_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 1, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ssend_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.51, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ssend, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ssend_init(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, ptr %0)
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 @__enzyme_cc.mpi_mpich.init_augmented(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 1, ptr %9, ptr %1, i32 %7, ptr %3, ptr %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Ssend_init_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ssend_init, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Start(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.start_all(i32 1, ptr %7, ptr %3, ptr nonnull %4)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Startall(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load ptr, ptr %9, align 8
  %11 = tail call i32 @__enzyme_cc.mpi_mpich.start_all(i32 %8, ptr %10, ptr %3, ptr nonnull %4)
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Test(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = tail call i32 @__enzyme_cc.mpi_mpich.wait_one(ptr %7, ptr %9, ptr %11, ptr %3, ptr nonnull %4)
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Testall(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %14 = load ptr, ptr %13, align 8
  %15 = tail call i32 @__enzyme_cc.mpi_mpich.wait_all(i32 %8, ptr %10, ptr %12, ptr %14, ptr %3, ptr nonnull %4)
  ret i32 %15
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Testany(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %16 = load ptr, ptr %15, align 8
  %17 = tail call i32 @__enzyme_cc.mpi_mpich.wait_any(i32 %8, ptr %10, ptr %12, ptr %14, ptr %16, ptr %3, ptr nonnull %4)
  ret i32 %17
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Testsome(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %16 = load ptr, ptr %15, align 8
  %17 = tail call i32 @__enzyme_cc.mpi_mpich.wait_some(i32 %8, ptr %10, ptr %12, ptr %14, ptr %16, i32 1, ptr %3, ptr nonnull %4)
  ret i32 %17
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Wait(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = tail call i32 @__enzyme_cc.mpi_mpich.wait_one(ptr %7, ptr null, ptr %9, ptr %3, ptr nonnull %4)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Waitall(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %12 = load ptr, ptr %11, align 8
  %13 = tail call i32 @__enzyme_cc.mpi_mpich.wait_all(i32 %8, ptr %10, ptr null, ptr %12, ptr %3, ptr nonnull %4)
  ret i32 %13
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Waitany(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %14 = load ptr, ptr %13, align 8
  %15 = tail call i32 @__enzyme_cc.mpi_mpich.wait_any(i32 %8, ptr %10, ptr %12, ptr null, ptr %14, ptr %3, ptr nonnull %4)
  ret i32 %15
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_MPI_Waitsome(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3, ptr nocapture writeonly %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  store ptr null, ptr %4, align 8
  %7 = load i64, ptr %0, align 8
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %16 = load ptr, ptr %15, align 8
  %17 = tail call i32 @__enzyme_cc.mpi_mpich.wait_some(i32 %8, ptr %10, ptr %12, ptr %14, ptr %16, i32 0, ptr %3, ptr nonnull %4)
  ret i32 %17
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_allgather_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.43, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Allgather, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_allgatherv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.45, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Allgatherv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_allreduce_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.35, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Allreduce, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_alltoall_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.43, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Alltoall, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_alltoallv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.47, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Alltoallv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_bcast_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.31, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Bcast, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_bsend_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.2, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Bsend, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_bsend_init_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Bsend_init, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_cart_create_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.24, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Cart_create, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_cart_sub_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.25, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Cart_sub, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_comm_create_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.22, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_create, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_comm_create_group_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.23, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_create_group, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_comm_disconnect_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.30, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_disconnect, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_comm_dup_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.18, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_dup, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_comm_dup_with_info_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.19, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_dup_with_info, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_comm_free_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.30, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_free, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_comm_split_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.20, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_split, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_comm_split_type_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.21, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Comm_split_type, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_dist_graph_create_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.26, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Dist_graph_create, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_dist_graph_create_adjacent_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.27, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Dist_graph_create_adjacent, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_exscan_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.35, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Exscan, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_gather_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.37, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Gather, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_gatherv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.41, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Gatherv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_graph_create_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.24, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Graph_create, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_iallgather_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.44, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Iallgather, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_iallgatherv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.46, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Iallgatherv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_iallreduce_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.36, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Iallreduce, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_ialltoall_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.44, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ialltoall, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_ialltoallv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.48, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ialltoallv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_ibcast_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.32, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ibcast, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_ibsend_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ibsend, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_iexscan_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.36, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Iexscan, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_igather_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.38, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Igather, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_igatherv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.42, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Igatherv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_ineighbor_allgather_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.44, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_allgather, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_ineighbor_allgatherv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.46, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_allgatherv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_ineighbor_alltoall_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.44, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_alltoall, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_ineighbor_alltoallv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.48, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ineighbor_alltoallv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_intercomm_create_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.28, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Intercomm_create, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_intercomm_merge_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.29, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Intercomm_merge, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_iprobe_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.17, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Iprobe, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_irecv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Irecv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_ireduce_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.34, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ireduce, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_ireduce_scatter_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.50, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ireduce_scatter, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_ireduce_scatter_block_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.36, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ireduce_scatter_block, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_irsend_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Irsend, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_iscan_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.36, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Iscan, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_iscatter_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.38, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Iscatter, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_iscatterv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.40, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Iscatterv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_isend_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Isend, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_issend_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Issend, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_neighbor_allgather_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.43, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_allgather, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_neighbor_allgatherv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.45, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_allgatherv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_neighbor_alltoall_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.43, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_alltoall, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_neighbor_alltoallv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.47, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Neighbor_alltoallv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_probe_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.16, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Probe, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_recv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.3, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Recv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_recv_init_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Recv_init, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_reduce_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.33, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Reduce, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_reduce_scatter_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.49, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Reduce_scatter, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_reduce_scatter_block_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.35, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Reduce_scatter_block, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_request_free_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.12, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Request_free, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_rsend_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.2, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Rsend, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_rsend_init_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Rsend_init, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_scan_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.35, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Scan, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_scatter_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.37, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Scatter, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_scatterv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.39, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Scatterv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_send_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.2, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Send, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_send_init_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Send_init, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_sendrecv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.14, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Sendrecv, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_sendrecv_replace_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.15, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Sendrecv_replace, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_ssend_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.2, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ssend, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_ssend_init_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Ssend_init, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_start_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.12, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Start, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_startall_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.13, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Startall, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_test_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.6, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Test, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_testall_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.8, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Testall, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_testany_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.10, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Testany, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_testsome_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.11, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Testsome, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_wait_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.5, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Wait, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_waitall_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.7, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Waitall, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_waitany_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.9, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Waitany, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_augmented_mpi_waitsome_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.among_threads(i32 %2, ptr %3)
  %7 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.11, ptr nonnull @__enzyme_cc_mpi_mpich_augmented_MPI_Waitsome, ptr null, ptr %0, ptr %1, i32 %6, ptr %3, ptr %4)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Allgather(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 8, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Allgather_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.63, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Allgather, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Allgatherv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 9, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Allgatherv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.67, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Allgatherv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Allreduce(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 3, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Allreduce_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.58, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Allreduce, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Alltoall(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 10, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Alltoall_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.63, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Alltoall, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Alltoallv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 11, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Alltoallv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.68, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Alltoallv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Bcast(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 1, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Bcast_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.55, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Bcast, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Bsend(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %0)
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.send_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, i32 3, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Bsend_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.51, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Bsend, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Bsend_init(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.init_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, i32 3, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Bsend_init_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Bsend_init, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Cart_create(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load i64, ptr %0, align 8
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %15 = load i64, ptr %14, align 8
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %18 = load ptr, ptr %17, align 8
  %19 = tail call i32 @MPI_Cart_create(i32 %6, i32 %9, ptr %11, ptr %13, i32 %16, ptr %18)
  ret i32 %19
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Cart_sub(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load i64, ptr %0, align 8
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %10 = load ptr, ptr %9, align 8
  %11 = tail call i32 @MPI_Cart_sub(i32 %6, ptr %8, ptr %10)
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Comm_create(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load i64, ptr %0, align 8
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = tail call i32 @MPI_Comm_create(i32 %6, i32 %9, ptr %11)
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Comm_create_group(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load i64, ptr %0, align 8
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load i64, ptr %10, align 8
  %12 = trunc i64 %11 to i32
  %13 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %14 = load ptr, ptr %13, align 8
  %15 = tail call i32 @MPI_Comm_create_group(i32 %6, i32 %9, i32 %12, ptr %14)
  ret i32 %15
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Comm_disconnect(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = tail call i32 @MPI_Comm_disconnect(ptr %5)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Comm_dup(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load i64, ptr %0, align 8
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load ptr, ptr %7, align 8
  %9 = tail call i32 @MPI_Comm_dup(i32 %6, ptr %8)
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Comm_dup_with_info(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load i64, ptr %0, align 8
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = tail call i32 @MPI_Comm_dup_with_info(i32 %6, i32 %9, ptr %11)
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Comm_free(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load ptr, ptr %0, align 8
  %6 = tail call i32 @MPI_Comm_free(ptr %5)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Comm_split(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load i64, ptr %0, align 8
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load i64, ptr %10, align 8
  %12 = trunc i64 %11 to i32
  %13 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %14 = load ptr, ptr %13, align 8
  %15 = tail call i32 @MPI_Comm_split(i32 %6, i32 %9, i32 %12, ptr %14)
  ret i32 %15
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Comm_split_type(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load i64, ptr %0, align 8
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load i64, ptr %10, align 8
  %12 = trunc i64 %11 to i32
  %13 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %14 = load i64, ptr %13, align 8
  %15 = trunc i64 %14 to i32
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load ptr, ptr %16, align 8
  %18 = tail call i32 @MPI_Comm_split_type(i32 %6, i32 %9, i32 %12, i32 %15, ptr %17)
  ret i32 %18
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Dist_graph_create(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load i64, ptr %0, align 8
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %19 = load i64, ptr %18, align 8
  %20 = trunc i64 %19 to i32
  %21 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %22 = load i64, ptr %21, align 8
  %23 = trunc i64 %22 to i32
  %24 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = tail call i32 @MPI_Dist_graph_create(i32 %6, i32 %9, ptr %11, ptr %13, ptr %15, ptr %17, i32 %20, i32 %23, ptr %25)
  ret i32 %26
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Dist_graph_create_adjacent(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load i64, ptr %0, align 8
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %15 = load i64, ptr %14, align 8
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %22 = load i64, ptr %21, align 8
  %23 = trunc i64 %22 to i32
  %24 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  %27 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %28 = load ptr, ptr %27, align 8
  %29 = tail call i32 @MPI_Dist_graph_create_adjacent(i32 %6, i32 %9, ptr %11, ptr %13, i32 %16, ptr %18, ptr %20, i32 %23, i32 %26, ptr %28)
  ret i32 %29
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Exscan(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 19, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Exscan_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.58, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Exscan, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Gather(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 6, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Gather_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.61, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Gather, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Gatherv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 7, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Gatherv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.66, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Gatherv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Graph_create(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load i64, ptr %0, align 8
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %15 = load i64, ptr %14, align 8
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %18 = load ptr, ptr %17, align 8
  %19 = tail call i32 @MPI_Graph_create(i32 %6, i32 %9, ptr %11, ptr %13, i32 %16, ptr %18)
  ret i32 %19
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Iallgather(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 8, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Iallgather_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.64, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Iallgather, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Iallgatherv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 9, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Iallgatherv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.74, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Iallgatherv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Iallreduce(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 3, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Iallreduce_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.56, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Iallreduce, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ialltoall(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 10, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ialltoall_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.64, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ialltoall, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ialltoallv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 11, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ialltoallv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.75, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ialltoallv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ibcast(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 1, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ibcast_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.51, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ibcast, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ibsend(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.request_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, i32 3, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ibsend_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ibsend, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Iexscan(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 19, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Iexscan_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.56, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Iexscan, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Igather(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 6, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Igather_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.62, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Igather, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Igatherv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 7, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Igatherv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.73, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Igatherv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_allgather(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 12, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_allgather_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.64, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_allgather, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_allgatherv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 13, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_allgatherv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.77, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_allgatherv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_alltoall(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 14, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_alltoall_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.64, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_alltoall, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_alltoallv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 15, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_alltoallv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.78, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_alltoallv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Intercomm_create(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load i64, ptr %0, align 8
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load i64, ptr %10, align 8
  %12 = trunc i64 %11 to i32
  %13 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %14 = load i64, ptr %13, align 8
  %15 = trunc i64 %14 to i32
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  %19 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %20 = load ptr, ptr %19, align 8
  %21 = tail call i32 @MPI_Intercomm_create(i32 %6, i32 %9, i32 %12, i32 %15, i32 %18, ptr %20)
  ret i32 %21
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Intercomm_merge(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load i64, ptr %0, align 8
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = tail call i32 @MPI_Intercomm_merge(i32 %6, i32 %9, ptr %11)
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Iprobe(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load i64, ptr %0, align 8
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load i64, ptr %10, align 8
  %12 = trunc i64 %11 to i32
  %13 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %16 = load ptr, ptr %15, align 8
  %17 = and i32 %2, 4095
  tail call void @__enzyme_cc.mpi_mpich.open_shared()
  %18 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 4), align 8
  %19 = add nsw i32 %18, -1
  %20 = shl nuw i32 1, %19
  %21 = tail call i32 @__enzyme_cc.mpi_mpich.probe(i32 %6, i32 %9, i32 %12, ptr %14, ptr %16, i32 %17, i32 %20)
  ret i32 %21
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Irecv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.request_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, i32 4, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Irecv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Irecv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ireduce(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 2, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ireduce_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.57, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ireduce, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ireduce_scatter(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 16, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ireduce_scatter_block(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 17, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ireduce_scatter_block_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.56, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ireduce_scatter_block, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ireduce_scatter_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.76, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ireduce_scatter, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Irsend(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.request_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, i32 2, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Irsend_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Irsend, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Iscan(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 18, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Iscan_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.56, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Iscan, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Iscatter(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 4, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Iscatter_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.60, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Iscatter, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Iscatterv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 5, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Iscatterv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.72, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Iscatterv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Isend(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.request_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, i32 0, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Isend_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Isend, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Issend(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.request_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, i32 1, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Issend_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Issend, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_allgather(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 12, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_allgather_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.63, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_allgather, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_allgatherv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 13, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_allgatherv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.70, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_allgatherv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_alltoall(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 14, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_alltoall_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.63, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_alltoall, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_alltoallv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 15, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_alltoallv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.71, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_alltoallv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Probe(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = load i64, ptr %0, align 8
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load i64, ptr %10, align 8
  %12 = trunc i64 %11 to i32
  %13 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %14 = load ptr, ptr %13, align 8
  %15 = and i32 %2, 4095
  tail call void @__enzyme_cc.mpi_mpich.open_shared()
  %16 = load i32, ptr getelementptr inbounds ({ i32, i32, i32, i32, i32, i32, i32, [256 x ptr], ptr }, ptr @__enzyme_cc_mpi_mpich_shared, i64 0, i32 4), align 8
  %17 = add nsw i32 %16, -1
  %18 = shl nuw i32 1, %17
  %19 = tail call i32 @__enzyme_cc.mpi_mpich.probe(i32 %6, i32 %9, i32 %12, ptr null, ptr %14, i32 %15, i32 %18)
  ret i32 %19
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Recv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.receive_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Recv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Recv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Recv_init(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.init_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, i32 4, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Recv_init_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Recv_init, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Reduce(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 2, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Reduce_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.56, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Reduce, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Reduce_scatter(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 16, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Reduce_scatter_block(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 17, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Reduce_scatter_block_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.58, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Reduce_scatter_block, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Reduce_scatter_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.69, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Reduce_scatter, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Request_free(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr nocapture readnone %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.both_MPI_Request_free(ptr %0)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Rsend(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %0)
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.send_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, i32 2, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Rsend_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.51, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Rsend, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Rsend_init(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.init_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, i32 2, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Rsend_init_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Rsend_init, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Scan(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 18, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Scan_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.58, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Scan, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Scatter(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 4, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Scatter_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.59, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Scatter, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Scatterv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }, align 8
  call void @__enzyme_cc.mpi_mpich.described(ptr nonnull sret({ i32, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, ptr }) align 8 %5, i32 5, ptr %0)
  %6 = call i32 @__enzyme_cc.mpi_mpich.collective_forward(ptr nonnull %5, ptr null, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Scatterv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.65, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Scatterv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Send(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %0)
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.send_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, i32 0, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Send_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.51, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Send, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Send_init(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.init_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, i32 0, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Send_init_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Send_init, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Sendrecv(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = load ptr, ptr %0, align 8
  store ptr %7, ptr %5, align 8
  %8 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %5, i64 0, i32 1
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  store i64 %10, ptr %8, align 8
  %11 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %5, i64 0, i32 2
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %11, align 8
  %15 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %5, i64 0, i32 3
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %15, align 4
  %19 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %5, i64 0, i32 4
  %20 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %21 = load i64, ptr %20, align 8
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %19, align 8
  %23 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %5, i64 0, i32 5
  %24 = getelementptr inbounds { i64 }, ptr %0, i64 10
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %23, align 4
  %27 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %6, align 8
  %29 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 1
  %30 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %31 = load i64, ptr %30, align 8
  store i64 %31, ptr %29, align 8
  %32 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 2
  %33 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %34 = load i64, ptr %33, align 8
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr %32, align 8
  %36 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 3
  %37 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = trunc i64 %38 to i32
  store i32 %39, ptr %36, align 4
  %40 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 4
  %41 = getelementptr inbounds { i64 }, ptr %0, i64 9
  %42 = load i64, ptr %41, align 8
  %43 = trunc i64 %42 to i32
  store i32 %43, ptr %40, align 8
  %44 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 5
  store i32 %26, ptr %44, align 4
  %45 = getelementptr inbounds { i64 }, ptr %0, i64 11
  %46 = load ptr, ptr %45, align 8
  %47 = tail call i32 @__enzyme_cc.mpi_mpich.exchange_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 0, ptr %46, ptr %1, i32 %2, ptr %3)
  ret i32 %47
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Sendrecv_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.53, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Sendrecv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Sendrecv_replace(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %6 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  %7 = load ptr, ptr %0, align 8
  store ptr %7, ptr %5, align 8
  %8 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %5, i64 0, i32 1
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %10 = load i64, ptr %9, align 8
  store i64 %10, ptr %8, align 8
  %11 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %5, i64 0, i32 2
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %13 = load i64, ptr %12, align 8
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %11, align 8
  %15 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %5, i64 0, i32 3
  %16 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %15, align 4
  %19 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %5, i64 0, i32 4
  %20 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %21 = load i64, ptr %20, align 8
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %19, align 8
  %23 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %5, i64 0, i32 5
  %24 = getelementptr inbounds { i64 }, ptr %0, i64 7
  %25 = load i64, ptr %24, align 8
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %23, align 4
  store ptr %7, ptr %6, align 8
  %27 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 1
  store i64 %10, ptr %27, align 8
  %28 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 2
  store i32 %14, ptr %28, align 8
  %29 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 3
  %30 = getelementptr inbounds { i64 }, ptr %0, i64 5
  %31 = load i64, ptr %30, align 8
  %32 = trunc i64 %31 to i32
  store i32 %32, ptr %29, align 4
  %33 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 4
  %34 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %35 = load i64, ptr %34, align 8
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %33, align 8
  %37 = getelementptr inbounds { ptr, i64, i32, i32, i32, i32 }, ptr %6, i64 0, i32 5
  store i32 %26, ptr %37, align 4
  %38 = getelementptr inbounds { i64 }, ptr %0, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = tail call i32 @__enzyme_cc.mpi_mpich.exchange_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %6, i32 1, ptr %39, ptr %1, i32 %2, ptr %3)
  ret i32 %40
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Sendrecv_replace_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.54, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Sendrecv_replace, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ssend(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %0)
  %6 = tail call i32 @__enzyme_cc.mpi_mpich.send_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, i32 1, ptr %1, i32 %2, ptr %3)
  ret i32 %6
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ssend_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.51, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ssend, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ssend_init(ptr nocapture readonly %0, ptr nocapture readonly %1, i32 %2, ptr %3) {
  %5 = alloca { ptr, i64, i32, i32, i32, i32 }, align 8
  call void @__enzyme_cc.mpi_mpich.message_of(ptr nonnull sret({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, ptr %0)
  %6 = getelementptr inbounds { i64 }, ptr %0, i64 6
  %7 = load ptr, ptr %6, align 8
  %8 = tail call i32 @__enzyme_cc.mpi_mpich.init_forward(ptr nonnull byval({ ptr, i64, i32, i32, i32, i32 }) align 8 %5, i32 1, ptr %7, ptr %1, i32 %2, ptr %3)
  ret i32 %8
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Ssend_init_c(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.with_large_counts(ptr nonnull @__enzyme_cc.mpi_mpich..str.52, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ssend_init, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Start(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = call i32 @__enzyme_cc.mpi_mpich.start_all(i32 1, ptr %6, ptr %3, ptr nonnull %5)
  ret i32 %7
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Startall(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load i64, ptr %0, align 8
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @__enzyme_cc.mpi_mpich.start_all(i32 %7, ptr %9, ptr %3, ptr nonnull %5)
  ret i32 %10
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Test(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %10 = load ptr, ptr %9, align 8
  %11 = call i32 @__enzyme_cc.mpi_mpich.wait_one(ptr %6, ptr %8, ptr %10, ptr %3, ptr nonnull %5)
  ret i32 %11
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Testall(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load i64, ptr %0, align 8
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %13 = load ptr, ptr %12, align 8
  %14 = call i32 @__enzyme_cc.mpi_mpich.wait_all(i32 %7, ptr %9, ptr %11, ptr %13, ptr %3, ptr nonnull %5)
  ret i32 %14
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Testany(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load i64, ptr %0, align 8
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %15 = load ptr, ptr %14, align 8
  %16 = call i32 @__enzyme_cc.mpi_mpich.wait_any(i32 %7, ptr %9, ptr %11, ptr %13, ptr %15, ptr %3, ptr nonnull %5)
  ret i32 %16
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Testsome(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load i64, ptr %0, align 8
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %15 = load ptr, ptr %14, align 8
  %16 = call i32 @__enzyme_cc.mpi_mpich.wait_some(i32 %7, ptr %9, ptr %11, ptr %13, ptr %15, i32 1, ptr %3, ptr nonnull %5)
  ret i32 %16
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Wait(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %8 = load ptr, ptr %7, align 8
  %9 = call i32 @__enzyme_cc.mpi_mpich.wait_one(ptr %6, ptr null, ptr %8, ptr %3, ptr nonnull %5)
  ret i32 %9
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Waitall(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load i64, ptr %0, align 8
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = call i32 @__enzyme_cc.mpi_mpich.wait_all(i32 %7, ptr %9, ptr null, ptr %11, ptr %3, ptr nonnull %5)
  ret i32 %12
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Waitany(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load i64, ptr %0, align 8
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %13 = load ptr, ptr %12, align 8
  %14 = call i32 @__enzyme_cc.mpi_mpich.wait_any(i32 %7, ptr %9, ptr %11, ptr null, ptr %13, ptr %3, ptr nonnull %5)
  ret i32 %14
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_MPI_Waitsome(ptr nocapture readonly %0, ptr nocapture readnone %1, i32 %2, ptr %3) {
  %5 = alloca ptr, align 8
  %6 = load i64, ptr %0, align 8
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds { i64 }, ptr %0, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds { i64 }, ptr %0, i64 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds { i64 }, ptr %0, i64 3
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds { i64 }, ptr %0, i64 4
  %15 = load ptr, ptr %14, align 8
  %16 = call i32 @__enzyme_cc.mpi_mpich.wait_some(i32 %7, ptr %9, ptr %11, ptr %13, ptr %15, i32 0, ptr %3, ptr nonnull %5)
  ret i32 %16
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_allgather_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.43, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Allgather, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_allgatherv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.45, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Allgatherv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_allreduce_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.35, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Allreduce, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_alltoall_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.43, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Alltoall, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_alltoallv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.47, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Alltoallv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_bcast_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.31, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Bcast, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_bsend_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.2, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Bsend, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_bsend_init_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Bsend_init, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_cart_create_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.24, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Cart_create, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_cart_sub_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.25, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Cart_sub, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_comm_create_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.22, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Comm_create, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_comm_create_group_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.23, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Comm_create_group, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_comm_disconnect_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.30, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Comm_disconnect, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_comm_dup_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.18, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Comm_dup, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_comm_dup_with_info_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.19, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Comm_dup_with_info, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_comm_free_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.30, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Comm_free, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_comm_split_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.20, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Comm_split, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_comm_split_type_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.21, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Comm_split_type, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_dist_graph_create_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.26, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Dist_graph_create, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_dist_graph_create_adjacent_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.27, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Dist_graph_create_adjacent, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_exscan_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.35, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Exscan, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_gather_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.37, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Gather, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_gatherv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.41, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Gatherv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_graph_create_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.24, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Graph_create, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_iallgather_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.44, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Iallgather, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_iallgatherv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.46, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Iallgatherv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_iallreduce_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.36, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Iallreduce, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_ialltoall_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.44, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ialltoall, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_ialltoallv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.48, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ialltoallv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_ibcast_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.32, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ibcast, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_ibsend_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ibsend, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_iexscan_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.36, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Iexscan, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_igather_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.38, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Igather, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_igatherv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.42, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Igatherv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_ineighbor_allgather_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.44, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_allgather, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_ineighbor_allgatherv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.46, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_allgatherv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_ineighbor_alltoall_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.44, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_alltoall, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_ineighbor_alltoallv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.48, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ineighbor_alltoallv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_intercomm_create_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.28, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Intercomm_create, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_intercomm_merge_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.29, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Intercomm_merge, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_iprobe_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.17, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Iprobe, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_irecv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Irecv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_ireduce_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.34, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ireduce, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_ireduce_scatter_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.50, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ireduce_scatter, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_ireduce_scatter_block_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.36, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ireduce_scatter_block, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_irsend_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Irsend, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_iscan_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.36, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Iscan, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_iscatter_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.38, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Iscatter, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_iscatterv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.40, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Iscatterv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_isend_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Isend, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_issend_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Issend, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_neighbor_allgather_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.43, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_allgather, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_neighbor_allgatherv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.45, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_allgatherv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_neighbor_alltoall_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.43, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_alltoall, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_neighbor_alltoallv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.47, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Neighbor_alltoallv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_probe_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.16, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Probe, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_recv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.3, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Recv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_recv_init_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Recv_init, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_reduce_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.33, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Reduce, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_reduce_scatter_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.49, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Reduce_scatter, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_reduce_scatter_block_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.35, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Reduce_scatter_block, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_request_free_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.12, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Request_free, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_rsend_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.2, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Rsend, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_rsend_init_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Rsend_init, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_scan_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.35, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Scan, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_scatter_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.37, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Scatter, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_scatterv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.39, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Scatterv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_send_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.2, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Send, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_send_init_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Send_init, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_sendrecv_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.14, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Sendrecv, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_sendrecv_replace_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.15, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Sendrecv_replace, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_ssend_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.2, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ssend, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_ssend_init_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.4, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Ssend_init, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_start_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.12, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Start, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_startall_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.13, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Startall, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_test_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.6, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Test, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_testall_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.8, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Testall, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_testany_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.10, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Testany, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_testsome_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.11, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Testsome, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_wait_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.5, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Wait, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_waitall_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.7, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Waitall, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_waitany_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.9, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Waitany, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden i32 @__enzyme_cc_mpi_mpich_forward_mpi_waitsome_(ptr nocapture readonly %0, ptr %1, i32 %2, ptr %3) {
  %5 = tail call i32 @__enzyme_cc.mpi_mpich.in_fortran(ptr nonnull @__enzyme_cc.mpi_mpich..str.11, ptr null, ptr nonnull @__enzyme_cc_mpi_mpich_forward_MPI_Waitsome, ptr %0, ptr %1, i32 %2, ptr %3, ptr null)
  ret i32 %5
}

define linkonce_odr hidden void @__enzyme_cc_mpi_mpich_reverse(ptr %0) {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %5, label %3

3:
  %4 = load ptr, ptr %0, align 8
  tail call void %4(ptr nonnull %0)
  br label %5

5:
  ret void
}

define linkonce_odr hidden void @__enzyme_cc_mpi_mpich_reverse_again(ptr %0, i32 %1) {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %38, label %4

4:
  %5 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 6
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  %8 = icmp eq i32 %6, %1
  %9 = or i1 %7, %8
  %10 = zext i1 %9 to i32
  %11 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 53
  %12 = load i32, ptr %11, align 8
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %14, label %18

14:
  %15 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 54
  %16 = load ptr, ptr %15, align 8
  %17 = zext i32 %12 to i64
  br label %21

18:
  %19 = phi i32 [ %10, %4 ], [ %30, %21 ]
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %33, label %36

21:
  %22 = phi i64 [ 0, %14 ], [ %31, %21 ]
  %23 = phi i32 [ %10, %14 ], [ %30, %21 ]
  %24 = getelementptr inbounds ptr, ptr %16, i64 %22
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %25, i64 0, i32 6
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, %1
  %29 = zext i1 %28 to i32
  %30 = and i32 %23, %29
  %31 = add nuw nsw i64 %22, 1
  %32 = icmp eq i64 %31, %17
  br i1 %32, label %18, label %21

33:
  %34 = getelementptr inbounds { ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr, i32, i32, i32, i32, i32, i64, ptr, ptr, ptr, { ptr, ptr, i64, ptr, ptr, ptr }, { ptr, ptr, i64, ptr, ptr, ptr }, ptr, ptr, i32, i32, i32, i32, i32, i32, ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }, ptr %0, i64 0, i32 1
  %35 = load ptr, ptr %34, align 8
  tail call void @__enzyme_cc.mpi_mpich.stop(ptr %35, ptr nonnull @__enzyme_cc.mpi_mpich..str, ptr nonnull @__enzyme_cc.mpi_mpich..str.1)
  unreachable

36:
  %37 = load ptr, ptr %0, align 8
  tail call void %37(ptr nonnull %0)
  br label %38

38:
  ret void
}

declare void @abort()

declare noalias ptr @calloc(i64, i64)

declare i32 @dprintf(i32, ptr, ...)

declare void @free(ptr allocptr nocapture)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @pthread_self()

declare i32 @sched_yield()
