// claim:  poll
// assume: left.x == right.x
// ensure: left.ret == right.ret
// truth:  equivalent
// why:    at 3 the left side never returns, so nothing is claimed there
int poll(int x) {
    while (x == 3) {
    }
    return x;
}
