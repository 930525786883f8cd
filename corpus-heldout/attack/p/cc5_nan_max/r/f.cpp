#include <algorithm>
double f(double a, double b) { return std::max(b, a); }
