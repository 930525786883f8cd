// claim: *
// truth: different
// today: unknown
// why:   another thread may never see what is written
class T { public volatile int n; public void f(int x) { n += x; } }
