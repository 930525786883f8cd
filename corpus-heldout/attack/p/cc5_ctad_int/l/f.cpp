#include <algorithm>
unsigned f(int a, int b) { return std::max(a, b); }
