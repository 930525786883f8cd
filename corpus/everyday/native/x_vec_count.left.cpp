// claim:  positives
// truth:  different
// why:    zero is not positive
#include <vector>
int positives(const std::vector<int> &v) { int n = 0; for (int x : v) if (x > 0) n++; return n; }
