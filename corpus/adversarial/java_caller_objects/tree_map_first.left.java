// claim:  Maps.first
// truth:  equivalent
// why:    the first key of a sorted map, asked in two ways
import java.util.*;

class Maps {
    static int first(TreeMap<Integer, String> map) {
        return map.isEmpty() ? -1 : map.firstKey();
    }
}
