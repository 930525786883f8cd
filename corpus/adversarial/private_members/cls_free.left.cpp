// claim:  level
// truth:  equivalent
// today:  unknown
// why:    a function that is handed an object with private members
class Tank {
    int v;
public:
    Tank() : v(0) {}
    void fill(int x) { if (x > 0 && x < 100) v = x; }
    int get() const { return v; }
};
int level(const Tank &t) { int v = t.get(); return v < 0 ? 0 : v; }
