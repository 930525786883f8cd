// claim: lowest
// truth: equivalent
// time: 60s
// why:   bit by bit against by halves
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
