import java.util.*;

class Maps {
    static int first(TreeMap<Integer, String> map) {
        if (map.isEmpty()) return -1;
        return map.firstKey();
    }
}
