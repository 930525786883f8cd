// claim:  Lists.first
// truth:  different
// why:    the caller's list holds another element afterwards
import java.util.*;

class Lists {
    static int first(List<Integer> values) {
        return values.isEmpty() ? 0 : values.get(0);
    }
}
