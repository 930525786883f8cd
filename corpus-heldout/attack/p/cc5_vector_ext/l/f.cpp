#include <vector>
int g(int);
int f(const std::vector<int>&v) { int s=0; for (int x : v) s += g(x); return s; }
