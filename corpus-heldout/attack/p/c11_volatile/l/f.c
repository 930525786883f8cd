volatile int *reg;
void f(void) { *reg = 1; *reg = 2; }
