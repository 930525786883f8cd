// claim: fewer_above
// assume: left.a == right.a && left.n == right.n
// ensure: left.ret <= right.ret
// truth: equivalent
// why:   of the numbers above a limit there are no more than above a lower one; needs an order between the sides
int fewer_above(const int *a, int n) {
    int count = 0;
    for (int i = 0; i < n; i++)
        if (a[i] > 10) count++;
    return count;
}
