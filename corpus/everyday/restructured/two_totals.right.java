class Main {
    static int balance(int[] paid, int[] owed) {
        if (paid.length != owed.length)
            return -1;
        int in = 0;
        for (int p : paid)
            in += p;
        int out = 0;
        for (int i = owed.length - 1; i >= 0; i--)
            out += owed[i];
        return in - 3 * out;
    }
}
