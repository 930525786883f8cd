int *f(int x) { static int a[2] = {1,2}; return &a[x & 1]; }
