#include <vector>
int f() { std::vector<int> v{3, 1}; return v.size(); }
