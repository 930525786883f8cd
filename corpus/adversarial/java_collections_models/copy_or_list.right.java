import java.util.*;

class Lists {
    static List<Integer> self(List<Integer> values) {
        return new ArrayList<>(values);
    }
}
