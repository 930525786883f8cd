class Same {
    static boolean same(int n) {
        return true;
    }
}
