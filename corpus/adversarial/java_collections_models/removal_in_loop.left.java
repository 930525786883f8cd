// claim:  Lists.drop
// truth:  different
// why:    a list that changes under its iterator throws, unless only one element is left to come
import java.util.*;

class Lists {
    static int drop(List<Integer> values, int unwanted) {
        for (Integer value : values) {
            if (value == unwanted) {
                values.remove(value);
            }
        }
        return values.size();
    }
}
