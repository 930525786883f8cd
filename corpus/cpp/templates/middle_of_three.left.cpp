// claim:  middle
// truth:  equivalent
// why:    a helper for the smaller and the larger one against comparisons
template <typename T> static T lesser(T a, T b) { return b < a ? b : a; }
template <typename T> static T greater(T a, T b) { return a < b ? b : a; }
extern "C" int middle(int a, int b, int c) { return greater(lesser(a, b), lesser(greater(a, b), c)); }
