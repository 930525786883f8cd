// claim:  advance
// truth:  different
// why:    a static member starts at another value

struct Counter {
    static int total;
    static int step;
};

int Counter::total = 3;
int Counter::step = 1;

int advance() {
    Counter::total += Counter::step;
    return Counter::total;
}
