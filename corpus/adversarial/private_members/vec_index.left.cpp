// claim:  sum
// truth:  equivalent
// why:    a vector by index or by range: its elements begin before they end
#include <vector>
int sum(const std::vector<int> &v) { int s = 0; for (std::size_t i = 0; i < v.size(); i++) s += v[i]; return s; }
