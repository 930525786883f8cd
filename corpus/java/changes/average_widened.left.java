// claim:  Stats.middle
// truth:  different
// why:    the sum of two numbers is widened after it has wrapped
class Stats {
    static long middle(int low, int high) {
        return ((long) low + high) / 2;
    }
}
