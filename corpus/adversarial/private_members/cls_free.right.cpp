class Tank {
    int v;
public:
    Tank() : v(0) {}
    void fill(int x) { if (x > 0 && x < 100) v = x; }
    int get() const { return v; }
};
int level(const Tank &t) { return t.get(); }
