// claim:  first
// truth:  different
// why:    of an empty vector nothing can be read
#include <vector>
int first(const std::vector<int> &v) { return v.empty() ? 0 : v[0]; }
