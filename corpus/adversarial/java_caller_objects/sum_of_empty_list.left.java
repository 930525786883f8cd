// claim:  Lists.sum
// truth:  equivalent
// why:    an empty list and a list of no known size are the same; no list has a negative size
import java.util.*;

class Lists {
    static int sum(List<Integer> values) {
        int total = 0;
        for (int i = 0; i < values.size(); i++) total += values.get(i);
        return total;
    }
}
