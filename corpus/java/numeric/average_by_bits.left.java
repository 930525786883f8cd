// claim:  Average.of
// assume: left.a >= 0
// assume: left.b >= 0
// truth:  equivalent
// why:    the sum of two ints that are not negative fits 32 unsigned bits
class Average {
    static int of(int a, int b) {
        return (a + b) >>> 1;
    }
}
