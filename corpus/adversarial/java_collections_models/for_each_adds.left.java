// claim:  Lists.grow
// truth:  different
// why:    adding within forEach ends it with an exception
import java.util.*;

class Lists {
    static int grow(int a) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(a);
        values.forEach(value -> {
            if (value > 5) {
                values.add(value);
            }
        });
        return values.size();
    }
}
