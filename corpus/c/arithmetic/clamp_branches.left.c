// claim: clamp
// assume: left.low <= left.high
// truth: equivalent
// why:   nested conditions against two one-sided corrections, for ordered bounds
int clamp(int x, int low, int high) {
    if (x < low)
        return low;
    else if (x > high)
        return high;
    return x;
}
