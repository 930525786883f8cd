// claim:  order
// truth:  equivalent
// why:    an exchange under a condition against the smaller and the larger one; both names may mean one variable
extern "C" void order(int &a, int &b) {
    if (b < a) {
        int t = a;
        a = b;
        b = t;
    }
}
