// claim:  seen
// truth:  different
// why:    count does not look at elements where nothing is filtered
import java.util.Arrays;
class Count {
    static int seen(int[] values) {
        int[] calls = {0};
        Arrays.stream(values).map(v -> calls[0]++).count();
        return calls[0];
    }
}
