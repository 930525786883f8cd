// claim:  Average.of
// assume: left.a >= 0
// assume: left.b >= 0
// truth:  different
// why:    the sum of two large ints overflows on the left only
class Average {
    static int of(int a, int b) {
        return (a + b) / 2;
    }
}
