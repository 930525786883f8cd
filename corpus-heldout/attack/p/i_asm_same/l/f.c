static int h(int x) { int r; __asm__("movl %1, %0" : "=r"(r) : "r"(x)); return r; }
int f(int x) { return h(x) + 1; }
