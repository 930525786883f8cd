int advance(int *);

int last_of(void) {
    int place = 0;
    if (advance(&place) < 0)
        return -1;
    int next = place;
    if (advance(&next) < 0)
        return -2;
    return next;
}
