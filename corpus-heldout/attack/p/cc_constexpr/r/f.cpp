constexpr int K = 4;
int f(int a) { return a; }
