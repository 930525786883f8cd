class Poly {
    int w, h; mutable int cached; mutable bool has;
public:
    Poly(int a, int b) : w(a), h(b), cached(0), has(false) {}
    int area() const;
};
int Poly::area() const { return w * h; }
