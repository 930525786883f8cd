static const int a = 1, b = 1;
const int *f(int k) { return &a; }
