// claim:  last
// truth:  different
// why:    of an empty vector
#include <vector>
int last(const std::vector<int> &v) { return v.empty() ? -1 : v.back(); }
