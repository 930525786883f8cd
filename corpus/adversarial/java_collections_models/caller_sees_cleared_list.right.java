import java.util.*;

class Lists {
    static int total(List<Integer> values) {
        int total = 0;
        for (int value : values) {
            total += value;
        }
        values.clear();
        return total;
    }
}
