// claim:  last_of
// truth:  different
// today:  unknown
// why:    one object for two calls, and two that hold the same: who gets the addresses may remember the first (advance may count in what
//         it was given before)
int advance(int *);

int last_of(void) {
    int place = 0;
    if (advance(&place) < 0)
        return -1;
    int kept = place;
    place = kept;
    if (advance(&place) < 0)
        return -2;
    return place;
}
