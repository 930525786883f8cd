int g(long n);
int g(unsigned n);
int g(int n);

int f(int x) {
    int first = g(x);
    unsigned one = 1;
    return first - g(one);
}
