import java.util.*;

class Lists {
    static void dropFirst(List<Integer> values) {
        values.remove(0);
    }
}
