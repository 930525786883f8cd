// claim:  Streams.sum
// truth:  different
// why:    a sum of numbers wraps around, a sum of longs does not
import java.util.*;
import java.util.stream.*;

class Streams {
    static long sum(int[] values) {
        return Arrays.stream(values).sum();
    }
}
