#include <vector>
#include <numeric>
long total(const std::vector<int> &v) { return std::accumulate(v.begin(), v.end(), 0L); }
