// claim:  f
// truth:  different
// why:    another overload is called

int g(int x);
int g(unsigned x);

int f(int x) {
    return g(x) + 1;
}
