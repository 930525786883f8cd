struct S { int n; int d[]; };
int f(struct S *s) { int t = 0; for (int i = 0; i < s->n; i++) t += s->d[i]; return t; }
