// claim:  EvenOddWrong.even
// assume: left.n >= 0
// truth:  different
// math:   different
// why:    zero is taken for odd, so that everything is even
final class EvenOddWrong {
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n == 0 || even(n - 1);
    }
}
