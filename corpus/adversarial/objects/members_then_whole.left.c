// claim:  copy
// truth:  equivalent
// why:    members one by one against an assignment
struct p { int x, y, z, w; };
void copy(struct p *to, const struct p *from) {
    to->x = from->x;
    to->y = from->y;
    to->z = from->z;
    to->w = from->w;
}
