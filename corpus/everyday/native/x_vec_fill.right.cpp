#include <vector>
#include <algorithm>
void fill3(std::vector<int> &v) { for (auto &x : v) x = 3; }
