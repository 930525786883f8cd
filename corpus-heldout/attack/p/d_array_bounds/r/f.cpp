#include <array>
int f(std::array<int,3> a, unsigned i) { if (i >= a.size()) return 0; return a.data()[i]; }
