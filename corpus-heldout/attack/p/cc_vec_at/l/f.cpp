#include <vector>
int f(const std::vector<int>&v, unsigned i) { return i < v.size() ? v[i] : 0; }
