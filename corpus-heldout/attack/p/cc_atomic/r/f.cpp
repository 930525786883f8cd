#include <atomic>
std::atomic<int> k;
int f() { return k++; }
