#include <memory>
int f(int x) { auto p = std::make_unique<int>(x); return *p; }
