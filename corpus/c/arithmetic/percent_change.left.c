// claim:  change
// assume: left.before > 0
// assume: left.before < 10000
// assume: left.now >= 0
// assume: left.now < 10000
// truth:  different
// why:    a division that truncates towards zero, of a difference that may be negative
int change(int before, int now) {
    return (now - before) * 100 / before;
}
