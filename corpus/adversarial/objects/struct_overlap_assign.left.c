// claim:  shift
// truth:  equivalent
// why:    two structures that overlap by a member, in another order that happens to come to the same
struct pair { int a, b; };
void shift(int *p) {
    struct pair *x = (struct pair *)p, *y = (struct pair *)(p + 1);
    int a = y->a, b = y->b;
    x->a = a;
    x->b = b;
    y->a = b;
}
