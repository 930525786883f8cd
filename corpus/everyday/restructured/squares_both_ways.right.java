class Main {
    static int[] squares(int n) {
        if (n < 0 || n > 1000)
            return null;
        int[] all = new int[n];
        int i = n;
        while (--i >= 0)
            all[i] = 1 + i * i;
        return all;
    }
}
