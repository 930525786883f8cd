// claim: Secrets.matches --secret tag --constant-time --secret-result
// truth: equivalent
// why:   all bytes are compared, whatever they are, and the length is public
class Secrets {
    static int matches(byte[] tag, byte[] guess) {
        if (tag.length != guess.length) return 1;
        int difference = 0;
        for (int i = 0; i < tag.length; i++) {
            difference |= tag[i] ^ guess[i];
        }
        return difference;
    }
}
