// claim: lowest
// truth: different
// why:   a mask with one bit too many
int lowest(unsigned bits) {
    if (bits == 0)
        return 32;
    int position = 0;
    while (!(bits & 1)) {
        bits >>= 1;
        position++;
    }
    return position;
}
