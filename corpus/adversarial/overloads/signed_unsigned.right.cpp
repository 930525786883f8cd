int g(int x);
int g(unsigned x);

int f(int x) {
    return g((unsigned)x) + 1;
}
