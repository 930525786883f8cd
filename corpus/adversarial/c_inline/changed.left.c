// claim: after
// truth: different
// today: unknown
// why:   a compiler that optimises takes the definition that it sees, and that changed
inline int step(int x) { return x + 1; }
int after(int x) { return step(x); }
