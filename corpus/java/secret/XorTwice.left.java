// claim: Secrets.mix --secret key
// truth: equivalent
// why:   the key is taken out again
class Secrets {
    static int mix(int x, int key) {
        int masked = x ^ key;
        return masked ^ key;
    }
}
