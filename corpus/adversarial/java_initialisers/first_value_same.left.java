// claim:  Limit.exceeds
// truth:  equivalent
// why:    the field starts with the same value on both sides
class Limit {
    static int limit = 5;

    static boolean exceeds(int x) {
        return x > limit;
    }

    static void set(int to) {
        limit = to;
    }
}
