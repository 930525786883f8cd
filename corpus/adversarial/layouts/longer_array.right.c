struct S { int a; int b; };
int total(const struct S *s, int n) { int t = 0; for (int i = 0; i < n && i < 3; i++) t += s[i].a; return t; }
