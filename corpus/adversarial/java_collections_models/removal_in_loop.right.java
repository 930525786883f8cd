import java.util.*;

class Lists {
    static int drop(List<Integer> values, int unwanted) {
        values.removeIf(value -> value == unwanted);
        return values.size();
    }
}
