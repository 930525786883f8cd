struct interval { int from, to; };

int overlap(const struct interval *a, const struct interval *b) {
    if (a->to <= b->from || b->to <= a->from)
        return -1;
    int from = a->from > b->from ? a->from : b->from;
    int to = a->to < b->to ? a->to : b->to;
    return to - from;
}
