// claim: DoublePlus.run
// assume: left.n >= 0
// truth: equivalent
// math:  equivalent
// why:   two at a time in a loop, against a sum that counts
final class DoublePlus {
    static int run(int n) {
        int result = 0;
        while (n > 0) {
            result += 2;
            n -= 1;
        }
        return result;
    }
}
