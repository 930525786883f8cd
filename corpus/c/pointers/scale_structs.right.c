struct item { int weight; int count; };
int scale(struct item *items, int n) {
    int total = 0;
    for (struct item *p = items; p < items + n; ++p) {
        p->weight = p->weight + p->weight;
        total = p->count + total;
    }
    return total;
}
