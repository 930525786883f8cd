// claim: Secrets.twice --secret key --constant-time
// truth: different
// why:   a branch on the key whose two ways compute the same
class Secrets {
    static int twice(int x, int key) {
        int r;
        if ((key & 1) != 0) r = x * 2;
        else r = x + x;
        return r;
    }
}
