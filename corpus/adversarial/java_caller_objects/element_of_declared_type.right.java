import java.util.*;

class Lists {
    static boolean first(List<Integer> values) {
        values.get(0);
        return true;
    }
}
