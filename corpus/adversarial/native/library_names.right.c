static unsigned long strlen(const char *s) { unsigned long n = 0; while (n < 4 && s[n]) n++; return n; }
int write(int a, int b) { return b + a; }
int measure(const char *s) { return write(1, (int)strlen(s)); }
