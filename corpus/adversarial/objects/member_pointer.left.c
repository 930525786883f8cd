// claim:  set
// truth:  different
// why:    a pointer to int may lead to a member
struct p { int x, y; };
int set(struct p *a, int *q) {
    a->y = 1;
    *q = 2;
    return a->y;
}
