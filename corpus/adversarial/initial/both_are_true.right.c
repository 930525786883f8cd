int mode = 2;

int guarded(int x) {
    if (mode) {
        return x;
    }
    return 0;
}
