#include <vector>
int largest(const std::vector<int> &v) { int m = -1; for (int x : v) m = x > m ? x : m; return m; }
