class Limit {
    static int limit = 6;

    static boolean exceeds(int x) {
        return x > limit;
    }

    static void set(int to) {
        limit = to;
    }
}
