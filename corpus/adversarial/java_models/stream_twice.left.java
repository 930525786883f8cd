// claim:  sum
// truth:  different
// why:    a stream can be used once
import java.util.Arrays;
import java.util.stream.IntStream;
class Twice {
    static long sum(int[] values) {
        IntStream all = Arrays.stream(values);
        return all.sum() + all.count();
    }
}
