// claim:  largest
// truth:  equivalent
// why:    the largest of a vector by index or by range
#include <vector>
int largest(const std::vector<int> &v) { int m = -1; for (std::size_t i = 0; i < v.size(); ++i) if (v[i] > m) m = v[i]; return m; }
