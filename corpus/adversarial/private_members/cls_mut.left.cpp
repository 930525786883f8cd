// claim:  Poly::area
// truth:  equivalent
// today:  unknown
// why:    a cache that is filled or not
class Poly {
    int w, h; mutable int cached; mutable bool has;
public:
    Poly(int a, int b) : w(a), h(b), cached(0), has(false) {}
    int area() const;
};
int Poly::area() const { if (!has) { cached = w * h; has = true; } return cached; }
