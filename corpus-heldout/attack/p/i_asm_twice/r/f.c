static int h(void) { int r; __asm__ volatile("rdtsc" : "=a"(r) :: "edx"); return r; }
int f(void) { int a = h(); return a - a; }
