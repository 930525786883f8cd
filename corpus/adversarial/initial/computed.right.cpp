static int read_default() { return 6; }

int limit = read_default();

int clamp(int n) {
    return n > limit ? limit : n;
}
