class Limit {
    static int limit = 10 / 2;

    static boolean exceeds(int x) {
        return limit < x;
    }

    static void set(int to) {
        limit = to;
    }
}
