// claim:  Streams.again
// truth:  different
// why:    a stream is used up even where the action is null
import java.util.*;
import java.util.stream.*;

class Streams {
    static long again(int[] values) {
        IntStream stream = Arrays.stream(values);
        try {
            stream.forEach(null);
        } catch (NullPointerException e) {
            return stream.count();
        }
        return -1;
    }
}
