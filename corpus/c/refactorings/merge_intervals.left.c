// claim:  overlap
// truth:  different
// why:    touching intervals are merged on one side only
struct interval { int from, to; };

/* The length of what two half-open intervals have in common. -1 if they are apart. */
int overlap(const struct interval *a, const struct interval *b) {
    int from = a->from > b->from ? a->from : b->from;
    int to = a->to < b->to ? a->to : b->to;
    if (from > to)
        return -1;
    return to - from;
}
