// claim:  set
// truth:  different
// why:    a structure may be inside of one of another type
struct inner { int x, y; };
struct outer { int tag; struct inner in; };
int set(struct outer *o, struct inner *i) {
    o->in.y = 1;
    i->y = 2;
    return o->in.y;
}
