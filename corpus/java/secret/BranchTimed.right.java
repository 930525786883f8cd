class Secrets {
    static int twice(int x, int key) {
        int r;
        if ((key & 1) != 0) r = x * 2;
        else r = x + x;
        return r;
    }
}
