int log_;
struct T { int v; ~T() { log_ = log_*10 + v; } };
static int a(T t) { return t.v; }
int f() { int x = a(T{1}) + a(T{2}); return x; }
