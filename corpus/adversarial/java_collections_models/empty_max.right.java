import java.util.*;
import java.util.stream.*;

class Streams {
    static int max(int[] values) {
        int max = Integer.MIN_VALUE;
        for (int value : values) {
            max = Math.max(max, value);
        }
        return max;
    }
}
