struct M { int v; explicit operator bool() const { return v > 0; } };
int f(M a, M b) { return a.v == b.v; }
