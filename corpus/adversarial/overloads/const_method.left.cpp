// claim:  read
// truth:  different
// why:    the const method is another function than the one that may change its object

struct Counter {
    int n;
    int get();
    int get() const;
};

int read(Counter &c) {
    return c.get();
}
