int x, y;

static const long places[2] = { (long)&y, (long)&x };

int is_x(int i) {
    return places[i & 1] == (long)&x;
}
