struct S { int x; int get() const { return 7; } };
extern "C" int f(const S *s) { return s->get(); }
