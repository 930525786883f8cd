// claim: OddNeverEnds.run
// truth: different
// math:  different
// today: unknown
// why:   the helper gives zero wherever it returns, and on odd numbers it never does: no measure falls
final class OddNeverEnds {
    static int run(int n) {
        return 0;
    }
}
