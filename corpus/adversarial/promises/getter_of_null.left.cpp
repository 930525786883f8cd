// claim: f
// truth: different
// why:   a member is called on null
struct S { int x; int get() const { return 7; } };
extern "C" int f(const S *s) { (void)s; return 7; }
