struct S { int a, b; };
static int get(struct S *s) { return s->b; }
int f(int x) { struct S s = { x, x + 1 }; return get(&s); }
