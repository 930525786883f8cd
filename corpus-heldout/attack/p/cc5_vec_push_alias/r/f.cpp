#include <vector>
void f(std::vector<int>&v, std::vector<int>&w) { for (size_t i=0;i<w.size();i++) v.push_back(w[i]); }
