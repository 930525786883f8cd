#include <array>
int f(std::array<int,3> a, unsigned i) { return i < 3 ? a[i] : 0; }
