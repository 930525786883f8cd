import java.util.*;
import java.util.stream.*;

class Streams {
    static long sum(int[] values) {
        return Arrays.stream(values).asLongStream().sum();
    }
}
