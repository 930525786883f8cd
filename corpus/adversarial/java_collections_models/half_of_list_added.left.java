// claim:  Lists.addAll
// truth:  different
// why:    the caller sees what was added before the exception
import java.util.*;

class Lists {
    static void addAll(List<Integer> to, int a, int b) {
        if (a < 0 || b < 0) {
            throw new IllegalArgumentException();
        }
        to.add(a);
        to.add(b);
    }
}
