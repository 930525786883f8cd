// claim: clamp
// truth: different
// why:   without ordered bounds the two corrections disagree
int clamp(int x, int low, int high) {
    if (x < low)
        return low;
    else if (x > high)
        return high;
    return x;
}
