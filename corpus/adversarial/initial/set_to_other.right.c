int level = 4;

void set_level(int x) {
    if (x > 0) {
        level = x;
    }
}
