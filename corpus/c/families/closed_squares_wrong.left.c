// claim:  pyramid
// assume: left.n >= 0 && left.n <= 1000000
// truth:  different
// why:    the product of three does not fit from some point on
int pyramid(int n) {
    int balls = 0;
    for (int layer = 1; layer <= n; layer++)
        balls += layer * layer;
    return balls;
}
