int *f(void) { static int n; n = 0; return &n; }
