int g(int);
int f(int x) noexcept { return g(x); }
