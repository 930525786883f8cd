struct M { int v; operator bool() const { return v > 0; } };
int f(M a, M b) { return a == b; }
