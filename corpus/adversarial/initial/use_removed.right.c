static int level = 2;

void set_level(int x) {
    level = x > 9 ? 9 : x < 0 ? 0 : x;
}

int scaled(int x) {
    return x;
}
