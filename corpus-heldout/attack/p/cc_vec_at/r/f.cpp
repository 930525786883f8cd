#include <vector>
int f(const std::vector<int>&v, unsigned i) { return v.at(i); }
