import java.util.Set;
class SetSum {
    private static boolean counts(int v) {
        return v > 0 && v < 1000;
    }
    static int total(Set<Integer> values) {
        int total = 0;
        for (int v : values) {
            total += counts(v) ? v : 0;
        }
        return total;
    }
}
