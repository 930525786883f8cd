// claim:  both
// truth:  different
// why:    one vector may be handed over twice
#include <vector>
int both(std::vector<int> &a, const std::vector<int> &b) { if (a.size() != 1 || b.size() != 1) return 0; a[0] = 1; return b[0]; }
