// claim: f
// truth: different
// today: unknown
// why:   a function that writes is said to be pure
int calls;
int f(int x) { calls++; return x; }
