int f(int x) noexcept { if (x < 0) throw x; return x; }
