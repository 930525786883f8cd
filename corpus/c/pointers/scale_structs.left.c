// claim:  scale
// truth:  equivalent
// why:    members of structures through an index and through a pointer
struct item { int weight; int count; };
int scale(struct item *items, int n) {
    int total = 0;
    for (int i = 0; i < n; i++) {
        items[i].weight *= 2;
        total += items[i].count;
    }
    return total;
}
