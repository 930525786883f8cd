static int h(int *p) { int r; __asm__("movl (%1), %0; incl (%1)" : "=r"(r) : "r"(p) : "memory"); return r; }
int f(int *p) { return h(p) + h(p); }
