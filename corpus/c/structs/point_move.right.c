struct point { int x, y; };

static struct point moved(struct point p, int dx, int dy) {
    struct point q = {p.x + dx, p.y + dy};
    return q;
}

void move(struct point *p, int dx, int dy) { *p = moved(*p, dx, dy); }
