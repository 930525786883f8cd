// claim:  seen
// truth:  different
// why:    anyMatch stops at the first
import java.util.Arrays;
class Stops {
    static int seen(int[] values) {
        int[] calls = {0};
        Arrays.stream(values).map(v -> { calls[0]++; return v; }).anyMatch(v -> v > 0);
        return calls[0];
    }
}
