// claim:  between
// assume: left.from >= 0
// assume: left.from < 1440
// assume: left.to >= 0
// assume: left.to < 1440
// truth:  equivalent
// why:    a day that is wrapped around by a condition or by a remainder
int between(int from, int to) {
    int length = to - from;
    if (length < 0) length += 24 * 60;
    return length;
}
