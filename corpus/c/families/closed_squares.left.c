// claim:  pyramid
// assume: left.n >= 0 && left.n <= 1000
// truth:  equivalent
// why:    the sum of the first squares
int pyramid(int n) {
    int balls = 0;
    for (int layer = 1; layer <= n; layer++)
        balls += layer * layer;
    return balls;
}
