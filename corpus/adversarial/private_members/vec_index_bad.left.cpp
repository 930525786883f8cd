// claim:  sum
// truth:  different
// why:    the first element is left out
#include <vector>
int sum(const std::vector<int> &v) { int s = 0; for (std::size_t i = 0; i < v.size(); i++) s += v[i]; return s; }
