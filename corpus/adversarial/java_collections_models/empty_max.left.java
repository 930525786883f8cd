// claim:  Streams.max
// truth:  different
// why:    nothing has no maximum
import java.util.*;
import java.util.stream.*;

class Streams {
    static int max(int[] values) {
        return Arrays.stream(values).max().getAsInt();
    }
}
