#include <vector>
int f(std::vector<bool> v) { bool x = v[0]; v[0] = true; return x; }
