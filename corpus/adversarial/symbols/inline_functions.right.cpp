inline int twice(int x) { return x * 2; }

template <class T> T larger(T a, T b) { return b < a ? a : b; }

int f(int x, int y) {
    int doubled = twice(x);
    return larger(doubled, y);
}
