// claim:  total
// truth:  equivalent
// why:    a sum by a loop or by accumulate
#include <vector>
#include <numeric>
long total(const std::vector<int> &v) { long s = 0; for (std::size_t i = 0; i < v.size(); i++) s += v[i]; return s; }
