// claim:  f
// truth:  equivalent
// why:    only a global that the function does not use starts at another value

int base = 5;
int unrelated = 1;

int f(int x) {
    base += x;
    return base;
}

int g(void) { return unrelated; }
