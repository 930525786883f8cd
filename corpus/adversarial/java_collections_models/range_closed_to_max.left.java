// claim:  Ranges.first
// truth:  different
// today:  unknown
// why:    a range that ends with the largest number has a beginning of its own
import java.util.*;
import java.util.stream.*;

class Ranges {
    static int first(int low) {
        return IntStream.rangeClosed(low, Integer.MAX_VALUE).findFirst().getAsInt();
    }
}
