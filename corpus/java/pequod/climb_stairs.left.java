// claim: ClimbStairs.run
// assume: left.n >= 1
// truth: equivalent
// math:  equivalent
// today: unknown
// why:   two calls in a call against a loop that counts down
final class ClimbStairs {
    static int run(int n) {
        if (n == 0 || n == 1) {
            return 1;
        }
        return run(n - 2) + run(n - 1);
    }
}
