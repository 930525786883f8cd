import java.util.*;

class Lists {
    static List<Integer> copy(List<Integer> values) {
        return new ArrayList<>(values);
    }
}
