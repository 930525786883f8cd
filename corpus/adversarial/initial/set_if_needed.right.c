int level = 4;

void set_level(int x) {
    if (level != x) {
        level = x;
    }
}
