import java.util.*;
import java.util.stream.*;

class Streams {
    static long again(int[] values) {
        return values.length;
    }
}
