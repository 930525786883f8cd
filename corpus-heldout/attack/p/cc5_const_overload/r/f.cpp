struct S { int v; int get() { return v + 1; } int get() const { return v; } };
int f(S &s) { const S &c = s; return c.get(); }
