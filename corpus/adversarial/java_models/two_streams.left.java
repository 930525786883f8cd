// claim:  count
// truth:  different
// why:    the second stage sees what the first lets through
import java.util.Arrays;
class Two {
    static long count(int[] values) {
        return Arrays.stream(values).filter(v -> v > 0).map(v -> v - 5).filter(v -> v > 0).count();
    }
}
