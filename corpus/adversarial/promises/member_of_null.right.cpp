struct S { int x; bool none() const { return this == nullptr; } };
extern "C" bool f(const S *s) { return s->none(); }
