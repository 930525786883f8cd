__attribute__((const)) int f(const int *p) { return *p; }
