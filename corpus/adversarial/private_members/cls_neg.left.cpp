// claim:  *
// truth:  equivalent
// today:  unknown
// why:    the private member holds the negative
class Acc {
    int v;
public:
    Acc();
    void add(int x);
    int get() const;
};
Acc::Acc() : v(0) {}
void Acc::add(int x) { v += x; }
int Acc::get() const { return v; }
