#include <vector>
int g(int);
int f(const std::vector<int>&v) { int s=0; for (size_t i=0;i<v.size();i++) s += g(v[i]); return s; }
