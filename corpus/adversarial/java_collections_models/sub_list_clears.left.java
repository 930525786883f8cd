// claim:  Lists.dropFirst
// truth:  equivalent
// today:  unknown
// why:    a part of a list is a view of it
import java.util.*;

class Lists {
    static void dropFirst(List<Integer> values) {
        values.subList(0, 1).clear();
    }
}
