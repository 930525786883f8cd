import java.util.*;

class Lists {
    static int count(List<Integer> values) {
        return new HashSet<>(values).size();
    }
}
