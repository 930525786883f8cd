struct S { int b, a; };
static int get(struct S *s) { return s->b; }
int f(int x) { struct S s = { .a = x, .b = x + 1 }; return get(&s); }
