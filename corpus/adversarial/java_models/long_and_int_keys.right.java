class Find {
    static boolean find(int n) {
        return true;
    }
}
