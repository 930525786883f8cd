enum E { A };
int f(enum E *p, unsigned *q) { *p = A; *q = 2; return *p; }
