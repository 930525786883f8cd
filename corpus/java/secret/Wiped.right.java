class Secrets {
    static int wipe(int[] key) {
        for (int i = 0; i < key.length; i++) key[i] = 0;
        return key.length;
    }
}
