struct v { int x, y; };
void turn(struct v *out, const struct v *a) {
    out->x = -a->y;
    out->y = a->x;
}
