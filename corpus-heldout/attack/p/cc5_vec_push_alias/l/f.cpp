#include <vector>
void f(std::vector<int>&v, std::vector<int>&w) { size_t n = w.size(); for (size_t i=0;i<n;i++) v.push_back(w[i]); }
