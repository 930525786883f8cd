// claim: Secrets.mix --secret key
// truth: different
// why:   the same file twice, and the result depends on the key
class Secrets {
    static int mix(int x, int key) {
        return key > 1000 ? x : x + 1;
    }
}
