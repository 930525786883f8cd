// claim: Secrets.matches --secret tag --constant-time --secret-result
// truth: different
// why:   the first byte that differs ends the comparison
class Secrets {
    static boolean matches(byte[] tag, byte[] guess) {
        if (tag.length != guess.length) return false;
        for (int i = 0; i < tag.length; i++) {
            if (tag[i] != guess[i]) return false;
        }
        return true;
    }
}
