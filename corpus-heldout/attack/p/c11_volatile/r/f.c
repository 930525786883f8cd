volatile int *reg;
void f(void) { *reg = 2; }
