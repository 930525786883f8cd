constexpr int K = 3;
int f(int a) { return a; }
