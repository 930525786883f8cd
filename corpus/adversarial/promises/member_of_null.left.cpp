// claim: f
// truth: different
// why:   a member is called on null
struct S { int x; bool none() const { return this == nullptr; } };
extern "C" bool f(const S *s) { return s == nullptr; }
