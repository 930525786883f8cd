#include <vector>
int both(std::vector<int> &a, const std::vector<int> &b) { if (a.size() != 1 || b.size() != 1) return 0; int r = b[0]; a[0] = 1; return r; }
