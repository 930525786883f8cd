long f(long *p, long long *q) { *p = 1; *q = 2; return *p; }
