// claim:  Base::next
// truth:  equivalent
// why:    a protected member that is at least zero
class Base {
protected:
    unsigned char step;
public:
    Base() : step(1) {}
    void faster() { if (step < 9) step++; }
    int next(int x) const;
};
int Base::next(int x) const { return step == 0 ? x : x + step; }
