// claim:  extent
// truth:  different
// today:  unknown
// why:    the two objects change places in one of two calls: whichever is taken for which, one call gets the other address (limits may
//         answer 1 and 2, and shrink may do nothing: 1 and -1)
int limits(int *, int *);
int shrink(int *, int *);

int extent(void) {
    int low = 0, high = 0;
    limits(&low, &high);
    shrink(&low, &high);
    return high - low;
}
