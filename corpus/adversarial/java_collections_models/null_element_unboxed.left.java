// claim:  Lists.total
// truth:  different
// why:    a null in a list cannot be added up
import java.util.*;

class Lists {
    static int total(List<Integer> values) {
        int total = 0;
        for (Integer value : values) {
            total += value;
        }
        return total;
    }
}
