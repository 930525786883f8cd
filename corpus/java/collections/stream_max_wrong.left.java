// claim:  largest
// truth:  different
// why:    orElse(0) of an empty stream against the smallest int
import java.util.Arrays;
class Largest {
    static int largest(int[] values) {
        int best = Integer.MIN_VALUE;
        for (int v : values) best = Math.max(best, v);
        return best;
    }
}
