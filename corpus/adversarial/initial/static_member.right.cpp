struct Counter {
    static int total;
    static int step;
};

int Counter::total = 4;
int Counter::step = 1;

int advance() {
    Counter::total += Counter::step;
    return Counter::total;
}
