import java.util.*;

class Lists {
    static int drop(List<Integer> values) {
        if (values.size() != 2) return 0;
        values.remove(1);
        return 1;
    }
}
