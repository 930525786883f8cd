#include <stdexcept>
int f(int x) { if (x < 0) throw std::runtime_error("negative"); return x; }
