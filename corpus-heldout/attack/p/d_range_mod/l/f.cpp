#include <vector>
int f(std::vector<int> &v) { int s = 0; for (auto x : v) { x++; s += x; } return s; }
