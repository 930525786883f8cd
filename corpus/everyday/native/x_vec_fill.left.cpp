// claim:  fill3
// truth:  equivalent
// why:    a vector that is filled by a loop or by fill
#include <vector>
#include <algorithm>
void fill3(std::vector<int> &v) { for (std::size_t i = 0; i < v.size(); i++) v[i] = 3; }
