// claim:  Lists.found
// truth:  different
// why:    removing the last element but one ends the loop without an exception
import java.util.*;

class Lists {
    static boolean found(int a, int b, int c, int wanted) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(b);
        values.add(c);
        boolean found = false;
        for (Integer value : values) {
            if (value == wanted) {
                values.remove(value);
                found = true;
            }
        }
        return found;
    }
}
