// claim:  f
// truth:  equivalent
// why:    inline functions and templates may be in many files, but always with the same body

inline int twice(int x) { return x + x; }

template <class T> T larger(T a, T b) { return a > b ? a : b; }

int f(int x, int y) {
    return larger(twice(x), y);
}
