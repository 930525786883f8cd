class Acc {
    int v;
public:
    Acc();
    void add(int x);
    int get() const;
};
Acc::Acc() : v(0) {}
void Acc::add(int x) { v += x; }
int Acc::get() const { return v > 100 ? 2 * v : v; }
