#include <vector>
int sum(const std::vector<int> &v) { int s = 0; for (std::size_t i = 1; i < v.size(); i++) s += v[i]; return s; }
