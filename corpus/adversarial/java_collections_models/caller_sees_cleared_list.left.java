// claim:  Lists.total
// truth:  different
// why:    the caller's list is empty afterwards
import java.util.*;

class Lists {
    static int total(List<Integer> values) {
        int total = 0;
        for (int value : values) {
            total += value;
        }
        return total;
    }
}
