// claim: Secrets.wipe --secret key --constant-time
// truth: equivalent
// why:   the secret is overwritten, and its length is public
class Secrets {
    static int wipe(int[] key) {
        for (int i = 0; i < key.length; i++) key[i] = 0;
        return key.length;
    }
}
