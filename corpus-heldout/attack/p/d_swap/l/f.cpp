#include <utility>
void f(int *a, int *b) { std::swap(*a, *b); }
