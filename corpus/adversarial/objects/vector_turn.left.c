// claim:  turn
// truth:  different
// why:    out may be a, and then a->x is gone when it is wanted
struct v { int x, y; };
void turn(struct v *out, const struct v *a) {
    int x = -a->y, y = a->x;
    out->x = x;
    out->y = y;
}
