#include <vector>
int f(std::vector<int>&v, const int &x) { int t = x; v[0] = 0; return v[0] + t; }
