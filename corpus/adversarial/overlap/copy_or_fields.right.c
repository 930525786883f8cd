struct point {
    int x;
    int y;
    int z;
};

void move_point(struct point *to, const struct point *from) {
    to->x = from->x;
    to->y = from->y;
    to->z = from->z;
}
