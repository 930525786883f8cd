// claim:  InTurnsWrong.first
// assume: left.n >= 0
// truth:  different
// math:   different
// why:    for odd numbers the last one is two and not one
final class InTurnsWrong {
    static int first(int n) {
        if (n <= 0) {
            return 0;
        }
        return 1 + second(n - 1);
    }

    static int second(int n) {
        if (n <= 0) {
            return 0;
        }
        return 2 + first(n - 1);
    }
}
