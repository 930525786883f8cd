import java.util.*;

class Lists {
    static int first(List<Integer> values) {
        return values.isEmpty() ? 0 : values.set(0, 7);
    }
}
