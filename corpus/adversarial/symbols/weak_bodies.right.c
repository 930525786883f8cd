__attribute__((weak)) int step(void) { return 2; }

int next(int x) { return x + step(); }
