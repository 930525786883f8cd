class Find {
    static boolean find(int a, int b) {
        return true;
    }
}
