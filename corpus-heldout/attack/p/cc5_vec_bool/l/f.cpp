#include <vector>
int f(std::vector<bool> v) { auto x = v[0]; v[0] = true; return x; }
