#include <algorithm>
const int *f(const int &a, const int &b) { return &std::max(a, b); }
