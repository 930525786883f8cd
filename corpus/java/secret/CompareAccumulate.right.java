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
