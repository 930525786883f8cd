#include <vector>
int first(const std::vector<int> &v) { return v.size() < 2 ? 0 : v[0]; }
