import java.util.Comparator;

class Scores {
    private static final Comparator<Integer> ORDER = (a, b) -> a - b;

    static boolean isHigher(int a, int b) {
        return ORDER.compare(a, b) > 0;
    }
}
