// claim: after
// truth: equivalent
// today: unknown
// why:   which definition the left one calls is left open; that of another file says the same in every sound program
inline int step(int x) { return x + 1; }
int after(int x) { return step(x); }
