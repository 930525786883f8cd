int level = 6;

int start(int x) {
    level = x;
    return x + 1;
}
