// claim:  measure
// truth:  equivalent
// why:    the program has its own functions with names of the C library's
static unsigned long strlen(const char *s) { unsigned long n = 0; while (n < 4 && s[n]) n++; return n; }
int write(int a, int b) { return a + b; }
int measure(const char *s) { return write((int)strlen(s), 1); }
