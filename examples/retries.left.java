// claim: Retries.next
// truth: different
// why:   the first value of a private field is another one, so the first call gives something else
class Retries {
    private static int left = 3;

    static int next() {
        return left > 0 ? left-- : 0;
    }
}
