"""Calls of LAPACK as C writes them: each case makes A and B of A0 and B0."""

CASES = {
    "posv": "posv_(&up, &n, &two, A, &n, B, &n, &info, 1);",
    "gesv": "gesv_(&n, &two, A, &n, pivots, B, &n, &info);",
    "potrf": "potrf_(&up, &n, A, &n, &info, 1);",
    "potrs": ("potrf_(&up, &n, A, &n, &info, 1); potrs_(&up, &n, &two, A, &n, B, &n, &info, 1);"),
    "potri": "potrf_(&up, &n, A, &n, &info, 1); potri_(&up, &n, A, &n, &info, 1);",
    "getrf": "getrf_(&n, &n, A, &n, pivots, &info);",
    "getrf wide": "getrf_(&three, &five, A, &three, pivots, &info);",
    "getrf tall": "getrf_(&five, &three, A, &five, pivots, &info);",
    "getrs": (
        "getrf_(&n, &n, A, &n, pivots, &info);"
        "getrs_(&tr, &n, &two, A, &n, pivots, B, &n, &info, 1);"
    ),
    "getri": (
        "getrf_(&n, &n, A, &n, pivots, &info); getri_(&n, A, &n, pivots, work, &many, &info);"
    ),
    "trtri": "trtri_(&up, &di, &n, A, &n, &info, 1, 1);",
    "trtrs": "trtrs_(&up, &tr, &di, &n, &two, A, &n, B, &n, &info, 1, 1, 1);",
    "pbsv": (
        "int k = way + 1, l = k + 1; double C[12 * PARTS];"
        "for (int i = 0; i < 12 * PARTS; i++) C[i] = A[i] * 0.5;"
        "for (int j = 0; j < N; j++) {"
        "  double *p = C + (l * j + (up == 'U') * k) * PARTS; *p += 9;"
        "  if (PARTS == 2) p[PARTS - 1] = 0;"
        "}"
        "if (di == 'U') pbsv_(&up, &n, &k, &two, C, &l, B, &n, &info, 1);"
        "else {"
        "  pbtrf_(&up, &n, &k, C, &l, &info, 1);"
        "  pbtrs_(&up, &n, &k, &two, C, &l, B, &n, &info, 1);"
        "}"
        "for (int i = 0; i < l * N * PARTS; i++) A[i] += C[i];"
    ),
    "symmetric solve": (
        "SYSV(&up, &n, &two, A, &n, pivots, B, &n, work, &many, &info, 1); again(A, A0);"
    ),
    "least squares": (
        "gels_(&plain, &n, &two, &two, A, &n, B, &n, work, &many, &info, 1); again(A, A0);"
        "for (int i = 2; i < 4; i++) B[i * PARTS] = B[(i + 4) * PARTS] = 0;"
        "if (PARTS == 2) for (int i = 2; i < 4; i++) B[i * PARTS + 1] = B[(i + 4) * PARTS + 1] = 0;"
    ),
    "least squares of every shape": (
        "int r = way ? n : two, c = way ? two : n, x = tr == 'N' ? c : r;"
        "gels_(&tr, &r, &c, &two, A, &r, B, &n, work, &many, &info, 1); again(A, A0);"
        "for (int j = 0; j < 2; j++)"
        "  for (int i = x * PARTS; i < N * PARTS; i++) B[j * N * PARTS + i] = 0;"
    ),
    "eigenvalues": (
        "double w[N]; SYEV(&vectors, &up, &n, A, &n, w, work, &many, MORE &info, 1, 1);"
        "for (int i = 0; i < N; i++) B[i] += w[i]; products(A);"
    ),
    "eigenvalues of any matrix": (
        "double w[4 * N], U[SIZE], V[SIZE];"
        'char *l = di == \'U\' ? "V" : "N", *r = way ? "v" : "N"; turn(A, tr != \'N\');'
        "GEEV(l, r, &n, A, &n, VALUES U, &n, V, &n, large, &most, MORE &info, 1, 1);"
        "again(A, A0); for (int i = 0; i < N * 2; i++) B[i] += w[i];"
        "if (di == 'U') for (int i = 0; i < SIZE; i++) A[i] += U[i] * (1 + i % 2);"
        "if (way) for (int i = 0; i < SIZE; i++) A[i] += V[i];"
    ),
    "factors of a symmetric matrix": (
        "if (tr != 'N') A[0] = A[5 * PARTS] = 0.2;"
        "SYTRF(&up, &n, A, &n, pivots, large, &most, &info, 1);"
    ),
    "symmetric solve apart": (
        "if (tr != 'N') A[0] = A[5 * PARTS] = 0.2;"
        "SYTRF(&up, &n, A, &n, pivots, large, &most, &info, 1);"
        "SYTRS(&up, &n, &two, A, &n, pivots, B, &n, &info, 1);"
    ),
    "symmetric solve with factors": (
        "SYSV(&up, &n, &two, A, &n, pivots, B, &n, work, &many, &info, 1);"
    ),
    "QR": "geqrf_(&n, &n, A, &n, tau, work, &many, &info); more(B, tau);",
    "QR wide": "geqrf_(&three, &five, A, &three, tau, work, &many, &info); more(B, tau);",
    "QR tall": "geqrf_(&five, &three, A, &five, tau, work, &many, &info); more(B, tau);",
    "Q": (
        "geqrf_(&n, &two, A, &n, tau, work, &many, &info);"
        "ORGQR(&n, &three, &two, A, &n, tau, work, &many, &info);"
    ),
    "Q of reflectors": (
        "reflect(A, tau); ORGQR(&n, &three, &two, A, &n, tau, work, &many, &info);"
    ),
    "products with Q": (
        "int r = way ? n : two, c = way ? two : n;"
        "geqrf_(&n, &three, A, &n, tau, work, &many, &info);"
        "ORMQR(way ? left : right, &tr, &r, &c, &three, A, &n, tau, B, &r, work, &many, &info,"
        " 1, 1);"
    ),
    "products of reflectors": (
        "double C[RIGHT]; for (int i = 0; i < RIGHT; i++) C[i] = A[i];"
        "int r = way ? n : two, c = way ? two : n;"
        "reflect(B, tau); ORMQR(way ? left : right, &tr, &r, &c, &two, B, &n, tau, C, &r, work,"
        " &many, &info, 1, 1);"
        "for (int i = 0; i < RIGHT; i++) B[i] += C[i];"
    ),
    "least squares by QR": (
        "geqrf_(&five, &three, A, &five, tau, work, &many, &info);"
        "ORMQR(left, turned, &five, &one, &three, A, &five, tau, B, &five, work, &many, &info,"
        " 1, 1);"
        'trtrs_("U", &plain, &plain, &three, &one, A, &five, B, &five, &info, 1, 1, 1);'
        "again(A, A0);"
    ),
    "singular values": (
        "int r = way ? five : two; double s[N];"
        'SVD(way ? "N" : "n", "N", &r, &three, A, &r, s, 0, &one, 0, &one, work, &many,'
        " MORE &info, 1, 1);"
        "again(A, A0); for (int i = 0; i < (way ? three : two); i++) B[i] += s[i];"
    ),
    "singular vectors": (
        "int r = way ? N : three, c = way ? three : N; double s[N], U[SIZE], V[SIZE];"
        'SVD("S", "s", &r, &c, A, &r, s, U, &r, V, &three, work, &many, MORE &info, 1, 1);'
        "for (int i = 0; i < 3; i++) B[i] += s[i]; pairs(A, U, V, r, c);"
    ),
    "singular all vectors, or one side": (
        "int r = way ? N : three, c = way ? three : N; double s[N], U[SIZE], V[SIZE], C[24] = {0};"
        'const char *jobs[] = {"AA", "AN", "SN", "NA"};'
        "const char *job = jobs[2 * (di == 'U') + (tr != 'N')];"
        "SVD(job, job + 1, &r, &c, A, &r, s, U, &r, V, &n, work, &many, MORE &info, 1, 1);"
        "for (int i = 0; i < 3; i++) B[i] += s[i];"
        "sides(C, job, *job == 'O' ? A : U, r, job[1] == 'O' ? A : V, job[1] == 'O' ? r : N, c);"
        "again(A, A0); for (int i = 0; i < 12 * PARTS; i++) A[i] += C[i];"
    ),
    "singular vectors in the place of the matrix": (
        "int r = way ? N : three, c = way ? three : N; double s[N], U[SIZE], V[SIZE], C[24] = {0};"
        'const char *jobs[] = {"OS", "SO", "ON", "NO"};'
        "const char *job = jobs[2 * (di == 'U') + (tr != 'N')];"
        "SVD(job, job + 1, &r, &c, A, &r, s, U, &r, V, &n, work, &many, MORE &info, 1, 1);"
        "for (int i = 0; i < 3; i++) B[i] += s[i];"
        "sides(C, job, *job == 'O' ? A : U, r, job[1] == 'O' ? A : V, job[1] == 'O' ? r : N, c);"
        "again(A, A0); for (int i = 0; i < 12 * PARTS; i++) A[i] += C[i];"
    ),
    "divide and conquer": (
        "int r = way ? N : three, c = way ? three : N, iwork[99];"
        "double s[N], U[SIZE], V[SIZE], C[24] = {0};"
        "if (di == 'U') {"
        '  SDD("A", &r, &c, A, &r, s, U, &r, V, &n, large, &most, LARGE iwork, &info, 1);'
        '  sides(C, "AA", U, r, V, N, c); again(A, A0);'
        "  for (int i = 0; i < 12 * PARTS; i++) A[i] += C[i];"
        "  for (int i = 0; i < 3; i++) B[i] += s[i];"
        "} else {"
        'SDD(tr == \'N\' ? "N" : "S", &r, &c, A, &r, s, U, &r, V, &three, large, &most, LARGE'
        " iwork, &info, 1);"
        "for (int i = 0; i < 3; i++) B[i] += s[i];"
        "if (tr == 'N') again(A, A0); else pairs(A, U, V, r, c); }"
    ),
    "eigenvalues that are overwritten": (
        "double w[N]; SYEV(&vectors, &up, &n, A, &n, w, work, &many, MORE &info, 1, 1);"
        "for (int i = 0; i < N; i++) B[i] += w[i], w[i] = 17 + B[i]; products(A);"
        "for (int i = 0; i < N; i++) A[i] *= w[i];"
    ),
    "eigenvalues alone": (
        'double w[N]; SYEV(way ? "N" : "n", &up, &n, A, &n, w, work, &many, MORE &info, 1, 1);'
        "again(A, A0); for (int i = 0; i < N; i++) B[i] += w[i];"
    ),
    "eigenvalues by conquest": (
        "double w[N]; int iwork[99], count = 99;"
        'SYEVD(tr == \'N\' ? "N" : "V", &up, &n, A, &n, w, large, &most, CONQUERS iwork, &count,'
        " &info, 1, 1);"
        "if (tr == 'N') again(A, A0); else products(A); for (int i = 0; i < N; i++) B[i] += w[i];"
    ),
    "eigenvalues, relatively robust": (
        "double w[N], Z[SIZE]; int iwork[99], count = 99, found;"
        'char *job = tr == \'N\' ? "N" : "V";'
        'SYEVR(job, "A", &up, &n, A, &n, 0, 0, 0, 0, real, &found, w, Z, &n, isuppz, large, &most,'
        " CONQUERS iwork, &count, &info, 1, 1, 1);"
        "again(A, A0); if (tr != 'N') products(Z); for (int i = 0; i < N; i++) B[i] += w[i];"
        "if (tr != 'N') for (int i = 0; i < SIZE; i++) A[i] += Z[i];"
    ),
    "some eigenvalues": (
        "double w[N] = {0}, Z[SIZE] = {0}, low = -1e3, high; int iwork[99], count = 99, found;"
        'int m = way + 2; char *job = tr == \'N\' ? "N" : "V";'
        "for (int i = 0; i < N; i++) A[(N * i + i) * PARTS] += 6 * i; high = 13 + N * way;"
        'SYEVR(job, di == \'U\' ? "I" : "V", &up, &n, A, &n, &low, &high, &two, &m, real, &found,'
        " w, Z, &n, isuppz, large, &most, CONQUERS iwork, &count, &info, 1, 1, 1);"
        "again(A, A0); if (tr != 'N') products(Z); for (int i = 0; i < found; i++) B[i] += w[i];"
        "if (tr != 'N') for (int i = 0; i < SIZE; i++) A[i] += Z[i];"
        "for (int i = 0; i < N; i++) A[(N * i + i) * PARTS] += 6 * i;"
        'SYEVX(job, di == \'U\' ? "i" : "v", &up, &n, A, &n, &low, &high, &two, &m, real, &found,'
        " w, Z, &n, large, &most, MORE iwork, isuppz, &info, 1, 1, 1);"
        "again(A, A0); if (tr != 'N') products(Z); for (int i = 0; i < found; i++) B[i] += w[i];"
        "if (tr != 'N') for (int i = 0; i < SIZE; i++) A[i] += Z[i];"
    ),
    "eigenvalues by bisection": (
        'double w[N], Z[SIZE]; int iwork[99], found; char *job = tr == \'N\' ? "N" : "V";'
        'SYEVX(job, "A", &up, &n, A, &n, 0, 0, 0, 0, real, &found, w, Z, &n, large, &most,'
        " MORE iwork, isuppz, &info, 1, 1, 1);"
        "again(A, A0); if (tr != 'N') products(Z); for (int i = 0; i < N; i++) B[i] += w[i];"
        "if (tr != 'N') for (int i = 0; i < SIZE; i++) A[i] += Z[i];"
    ),
    "gbsv": (
        "int kl = way ? two : one, ku = tr == 'N' ? one : 0, l = 2 * kl + ku + 1, none = 0;"
        "double C[7 * N * PARTS]; for (int i = 0; i < 7 * N * PARTS; i++) C[i] = A[i % SIZE];"
        "for (int j = 0; j < N; j++) C[(l * j + kl + ku) * PARTS] += di == 'U' ? 2 : 9;"
        "gbsv_(&n, &kl, &ku, &two, C, &l, pivots, B, &n, &info);"
        "for (int i = 0; i < 4 * N; i++) A[i] = C[i + l * PARTS] + C[i];"
    ),
    "gbtrf and gbtrs": (
        "int kl = way ? two : one, ku = up == 'U' ? one : 0, l = 2 * kl + ku + 1;"
        "double C[7 * N * PARTS]; for (int i = 0; i < 7 * N * PARTS; i++) C[i] = A[i % SIZE];"
        "for (int j = 0; j < N; j++) C[(l * j + kl + ku) * PARTS] += di == 'U' ? 2 : 9;"
        "gbtrf_(&n, &n, &kl, &ku, C, &l, pivots, &info);"
        "gbtrs_(&tr, &n, &kl, &ku, &two, C, &l, pivots, B, &n, &info, 1);"
        "again(A, A0);"
    ),
    "gbtrf of every shape": (
        "int r = way ? five : three, c = way ? three : five, kl = one, ku = two, l = 5;"
        "double C[25 * PARTS]; for (int i = 0; i < 25 * PARTS; i++) C[i] = A[i % SIZE];"
        "for (int j = 0; j < c; j++) C[(l * j + kl + ku) * PARTS] += di == 'U' ? 2 : 9;"
        "gbtrf_(&r, &c, &kl, &ku, C, &l, pivots, &info);"
        "for (int i = 0; i < 7; i++) A[i] = C[i + (l * 2 + 1) * PARTS];"
    ),
    "three diagonals": (
        "gtsv_(&n, &two, A, A + 7 * PARTS, A + 3 * PARTS, B, &n, &info); again(A, A0);"
    ),
    "three diagonals, definite": (
        "double D[N]; for (int i = 0; i < N; i++) D[i] = 9 + A[(12 + i) * PARTS];"
        "ptsv_(&n, &two, D, A, B, &n, &info); again(A, A0);"
    ),
    "norms": (
        'char *kinds[] = {"M", "1", "I", way ? "F" : "e"};'
        "for (int i = 0; i < 4; i++) {"
        "  B[i] += F(lange)(kinds[i], &three, &n, A, &n, work, 1);"
        "  B[i + 4] += F(lansy)(kinds[i], &up, &n, A, &n, work, 1, 1);"
        "  B[i] *= E(lange)(layout, *kinds[i], 2, 3, A, N);"
        "  B[i + 4] *= E(lansy)(layout, *kinds[i], up, 3, A, N);"
        "}"
    ),
    "norms of a Hermitian matrix": (
        'char *kinds[] = {"M", "1", "I", way ? "F" : "e"};'
        "for (int i = 0; i < 4; i++) {"
        "  B[i] += F(HE)(kinds[i], &up, &n, A, &n, work, 1, 1);"
        "  B[i + 4] *= E(HE)(layout, *kinds[i], up, 3, A, N);"
        "}"
    ),
    "copies and constants": (
        "char all = way ? up : 'A'; double C[SIZE]; for (int i = 0; i < SIZE; i++) C[i] = 1;"
        "F(lacpy)(&all, &three, &n, A, &n, C, &n, 1);"
        "F(laset)(&up, &three, &two, B, B + PARTS, A, &n, 1);"
        "double from = 2 + B[2];"
        'F(lascl)("g", &one, &one, &from, B + 3, &n, &two, C, &n, &info, 1);'
        # By rows LAPACKE writes what it has never read to the other triangle.
        "E(lacpy)(layout, layout == 101 ? 'A' : up, 2, 3, C, N, A, N);"
        "for (int i = 0; i < SIZE; i++) A[i] *= C[i];"
    ),
    "modified rotation": (
        "double by = di == 'U' ? 1e9 : 1, d1 = A[0] * by, d2 = A[5] * (way ? 0.2 : 2);"
        "double x = 1 + A[1], y = (tr == 'N' ? 2 : 0.5) + A[2], param[5] = {0};"
        "ROTMG(&d1, &d2, &x, &y, param);"
        "B[0] += d1 / by, B[1] += d2, B[2] += x / sqrt(by);"
        "for (int i = 1; i < 5; i++) A[i] += param[i];"
    ),
    "kinds of scaling": (
        "char kinds[] = {'G', 'l', 'U', 'h', 'b', 'Q', 'z', 'G'}; double by = 2 + B[2];"
        "for (int i = 0; i < 8; i++) {"
        "  F(lascl)(kinds + i, &one, &one, &by, B + 3, &three, &three, A, &n, &info, 1);"
        "  E(lascl)(layout, kinds[i], 1, 1, by, 2, 3, 3, A, N);"
        "}"
    ),
    "a failure": "A[0] -= 99; potrf_(&up, &n, A, &n, &info, 1);",
}
E_CASES = {
    "LAPACKE posv": "E(posv)(layout, up, N, 2, A, N, B, layout == 101 ? 2 : N);",
    "LAPACKE gesv": "E(gesv)(layout, N, 2, A, N, pivots, B, layout == 101 ? 2 : N);",
    "LAPACKE potrf": "E(potrf)(layout, up, N, A, N);",
    "LAPACKE getrf": "E(getrf)(layout, 3, 5, A, layout == 101 ? 5 : 3, pivots);",
    "LAPACKE QR": (
        "int l = layout == 101 ? 3 : N;"
        "E(geqrf)(layout, N, 3, A, l, tau); more(B, tau);"
        "E(QN)(layout, way ? 'L' : 'R', tr, way ? N : 2, way ? 2 : N, 3, A, l, tau, B,"
        " way == (layout == 101) ? 2 : N);"
        "E(QG)(layout, N, 3, 2, A, l, tau);"
    ),
    "LAPACKE least squares": (
        "int r = way ? N : 2, c = way ? 2 : N, x = tr == 'N' ? c : r, rows = layout == 101;"
        "E(gels)(layout, tr, r, c, 2, A, rows ? c : r, B, rows ? 2 : N); again(A, A0);"
        "for (int i = x; i < N; i++)"
        "  for (int j = 0; j < 2 * PARTS; j++)"
        "    B[rows ? 2 * i * PARTS + j : (j / PARTS * N + i) * PARTS + j % PARTS] = 0;"
    ),
    "LAPACKE SVD": (
        "int r = way ? N : three, c = way ? three : N, rows = layout == 101;"
        "double s[N], U[SIZE], V[SIZE]; int l = rows ? c : r, u = rows ? 3 : r, v = rows ? c : 3;"
        "if (tr == 'N') E(gesdd)(layout, 'S', r, c, A, l, s, U, u, V, v);"
        "else E(gesvd)(layout, 'S', 'S', r, c, A, l, s, U, u, V, v, real);"
        "for (int i = 0; i < 3; i++) B[i] += s[i]; again(A, A0); A[0] += U[0] * U[0] + V[0] * V[0];"
        "if (PARTS == 2) A[0] += U[1] * U[1] + V[1] * V[1];"
    ),
    "LAPACKE singular values": (
        "double s[N]; if (way) E(gesdd)(layout, 'N', 3, N, A, N, s, 0, N, 0, N);"
        "else E(gesvd)(layout, 'N', 'N', 3, N, A, N, s, 0, N, 0, N, real);"
        "for (int i = 0; i < 3; i++) B[i] += s[i]; again(A, A0);"
    ),
    "LAPACKE eigenvalues": (
        "double w[N], Z[SIZE]; int found, rows = layout == 101;"
        "if (way) E(EN)(layout, tr == 'N' ? 'N' : 'V', up, N, A, N, w);"
        "else E(ER)(layout, tr == 'N' ? 'N' : 'V', 'A', up, N, A, N, 0, 0, 0, 0, 0, &found, w, Z,"
        " N, isuppz);"
        "double *V = way ? A : Z, size = V[0] * V[0];"
        "if (PARTS == 2) size += V[1] * V[1]; again(A, A0); if (tr != 'N') A[0] += size;"
        "for (int i = 0; i < N; i++) B[i] += w[i];"
    ),
    "LAPACKE eigenvalues of any matrix": (
        "double w[4 * N], U[SIZE], V[SIZE]; turn(A, tr != 'N');"
        "E(geev)(layout, tr == 'N' ? 'N' : 'V', way ? 'N' : 'V', N, A, N, VALUES U, N, V, N);"
        "again(A, A0); for (int i = 0; i < N * 2; i++) B[i] += w[i];"
        "if (tr != 'N') for (int i = 0; i < SIZE; i++) A[i] += U[i] * (1 + i % 2);"
        "if (!way) for (int i = 0; i < SIZE; i++) A[i] += V[i];"
    ),
    "LAPACKE symmetric solve": (
        "int r = layout == 101 ? 2 : N; if (tr != 'N') A[0] = A[5 * PARTS] = 0.2;"
        "E(SF)(layout, up, N, A, N, pivots); E(SS)(layout, up, N, 2, A, N, pivots, B, r);"
    ),
    "LAPACKE three diagonals": (
        "int r = layout == 101 ? 2 : N; double *D = A + 12 * PARTS;"
        "E(gtsv)(layout, N, 2, A, A + 7 * PARTS, A + 3 * PARTS, B, r); again(A, A0);"
        "for (int i = 0; i < N; i++) D[i] += 9;"
        "E(ptsv)(layout, N, 2, D, A, B, r); again(A, A0);"
    ),
    "LAPACKE bands": (
        "int rows = layout == 101, r = rows ? 2 : N; double C[5 * N * PARTS];"
        "for (int i = 0; i < 5 * N * PARTS; i++) C[i] = A[i % SIZE];"
        "for (int j = 0; j < N; j++) C[(rows ? 3 * N + j : 5 * j + 3) * PARTS] += 5;"
        "if (way) E(gbsv)(layout, N, 1, 2, 2, C, rows ? N : 5, pivots, B, r);"
        "else {"
        "  E(gbtrf)(layout, N, N, 1, 2, C, rows ? N : 5, pivots);"
        "  E(gbtrs)(layout, tr, N, 1, 2, 2, C, rows ? N : 5, pivots, B, r);"
        "}"
        "int d = up == 'U'; for (int i = 0; i < 2 * N * PARTS; i++) C[i] = A[i] * 0.5;"
        "for (int j = 0; j < N; j++) {"
        "  double *p = C + (rows ? d * N + j : 2 * j + d) * PARTS; *p += 7;"
        "  if (PARTS == 2) p[PARTS - 1] = 0;"
        "}"
        "if (tr == 'N') E(pbsv)(layout, up, N, 1, 2, C, rows ? N : 2, B, r);"
        "else {"
        "  E(pbtrf)(layout, up, N, 1, C, rows ? N : 2);"
        "  E(pbtrs)(layout, up, N, 1, 2, C, rows ? N : 2, B, r);"
        "}"
        "for (int i = 0; i < 2 * N * PARTS; i++) A[i] += C[i];"
    ),
    "LAPACKE potrs": (
        "E(potrf)(layout, up, N, A, N);E(potrs)(layout, up, N, 2, A, N, B, layout == 101 ? 2 : N);"
    ),
    "LAPACKE inverses": (
        "if (way) { E(getrf)(layout, N, N, A, N, pivots); E(getri)(layout, N, A, N, pivots); }"
        "else { E(potrf)(layout, up, N, A, N); E(potri)(layout, up, N, A, N); }"
    ),
    "LAPACKE triangles": (
        "E(trtrs)(layout, up, tr, di, N, 2, A, N, B, layout == 101 ? 2 : N);"
        "E(trtri)(layout, up, di, N, A, N);"
    ),
    "LAPACKE symmetric solve at once": (
        "if (tr != 'N') A[0] = A[5 * PARTS] = 0.2;"
        "E(SV)(layout, up, N, 2, A, N, pivots, B, layout == 101 ? 2 : N);"
    ),
    "LAPACKE eigenvalues by conquest or bisection": (
        "double w[N], Z[SIZE]; int found;"
        "if (way) E(ED)(layout, tr == 'N' ? 'N' : 'V', up, N, A, N, w);"
        "else E(EX)(layout, tr == 'N' ? 'N' : 'V', 'A', up, N, A, N, 0, 0, 0, 0, 0, &found, w, Z,"
        " N, isuppz);"
        "double *V = way ? A : Z, size = V[0] * V[0];"
        "if (PARTS == 2) size += V[1] * V[1]; again(A, A0); if (tr != 'N') A[0] += size;"
        "for (int i = 0; i < N; i++) B[i] += w[i];"
    ),
    "LAPACKE getrs": (
        "E(getrf)(layout, N, N, A, N, pivots);"
        "E(getrs)(layout, tr, N, 2, A, N, pivots, B, layout == 101 ? 2 : N);"
    ),
}
#: Cases of complex numbers alone: the symmetric matrices of which others have the Hermitian ones.
#: Their diagonals are not real; they are kept small where pivots are of two rows.
_PLAIN = {"= 0.2;": "= 0.2, A[1] = A[5 * PARTS + 1] = 0.1;"}
_PLAIN |= {"SYTRF": "CSYTRF", "SYTRS": "CSYTRS", "SYSV": "CSYSV"}
_PLAIN |= {"E(SF)": "E(sytrf)", "E(SS)": "E(sytrs)", "E(SV)": "E(sysv)"}


def _plainly(text):
    for hermitian, plain in _PLAIN.items():
        text = text.replace(hermitian, plain)
    return text


COMPLEX = {
    f"plain {name}": _plainly(text)
    for name, text in (CASES | E_CASES).items()
    if _plainly(text) != text
}
