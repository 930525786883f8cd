#include <vector>
#include <algorithm>
int positives(const std::vector<int> &v) { return (int)std::count_if(v.begin(), v.end(), [](int x) { return x >= 0; }); }
