// claim:  Lists.total
// truth:  equivalent
// today:  unknown
// why:    a stream over a caller's list and a loop over it; lists are not of size -1
import java.util.*;

class Lists {
    static int total(List<Integer> values) {
        return values.stream().mapToInt(Integer::intValue).sum();
    }
}
