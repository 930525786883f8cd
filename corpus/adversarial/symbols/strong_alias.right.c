int plain(int x) { return x + 1; }

int f(int x) {
    return plain(x) - 1;
}
