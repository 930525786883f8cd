// claim:  f
// truth:  equivalent
// why:    the same overloads are called in the same order; they are declared in another order with other names
//         of parameters

int g(int x);
int g(unsigned x);
int g(long x);

int f(int x) {
    int first = g(x);
    int second = g(1u);
    return first - second;
}
