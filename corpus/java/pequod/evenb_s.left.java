// claim: EvenbS.run
// assume: left.n >= 0 && left.n <= 2147483646
// truth: equivalent
// math:  equivalent
// why:   recursion by twos with truth values, one ahead
final class EvenbS {
    static boolean even(int n) {
        if (n == 0) {
            return true;
        }
        if (n == 1) {
            return false;
        }
        return even(n - 2);
    }

    static boolean run(int n) {
        return even(n + 1);
    }
}
