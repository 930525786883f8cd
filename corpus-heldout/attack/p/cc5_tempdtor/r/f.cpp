int log_;
struct T { int v; ~T() { log_ = log_*10 + v; } };
static int a(T t) { return t.v; }
int f() { T p{1}; T q{2}; int x = a(p) + a(q); return x; }
