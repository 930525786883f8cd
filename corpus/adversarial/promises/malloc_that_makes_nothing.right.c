__attribute__((malloc)) int *f(int *p) { return p; }
