struct pair { int a, b; };
void shift(int *p) {
    struct pair *x = (struct pair *)p, *y = (struct pair *)(p + 1);
    x->a = y->a;
    y->a = x->b;
    x->b = y->b;
}
