// claim:  move_point
// truth:  equivalent
// why:    a structure may be assigned to itself, and to one that overlaps it in part it may not
struct point {
    int x;
    int y;
    int z;
};

void move_point(struct point *to, const struct point *from) {
    *to = *from;
}
