// claim: in_order
// truth: different
// why:   read as integers, an end lies behind its beginning; as unsigned numbers the sum wraps around
int in_order(unsigned begin, unsigned count) {
    unsigned end = begin + 4 * count;
    return begin <= end;
}
