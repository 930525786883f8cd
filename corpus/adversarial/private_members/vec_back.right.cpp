#include <vector>
int last(const std::vector<int> &v) { return v.empty() ? 0 : v[v.size() - 1]; }
