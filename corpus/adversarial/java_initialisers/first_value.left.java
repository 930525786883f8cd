// claim:  Limit.exceeds
// truth:  different
// today:  unknown
// why:    a static field that can change starts with another value
class Limit {
    static int limit = 5;

    static boolean exceeds(int x) {
        return x > limit;
    }

    static void set(int to) {
        limit = to;
    }
}
