__attribute__((weak)) const int limit = 10;

int f(int x) {
    return x > 10 ? 10 : x;
}
