#include "h.hpp"
int f(int a) { return a; }
