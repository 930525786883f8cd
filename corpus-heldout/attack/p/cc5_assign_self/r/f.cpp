struct S { int n; int d[4]; S &operator=(const S &o) { if (this == &o) return *this; n = 0; for (int i=0;i<o.n;i++) d[n++] = o.d[i]; return *this; } };
void f(S &a, S &b) { a = b; }
