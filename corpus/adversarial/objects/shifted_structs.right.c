struct pair { int a, b; };
int add(struct pair *x, struct pair *y) {
    int b = y->b;
    x->a = 1;
    return b;
}
