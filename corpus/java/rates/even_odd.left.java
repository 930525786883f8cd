// claim:  EvenOdd.even
// assume: left.n >= 0
// truth:  equivalent
// today:  unknown
// math:   equivalent
// why:    mutual recursion by ones against recursion by twos
final class EvenOdd {
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }
}
