// claim:  Lists.self
// truth:  different
// why:    a copy is another list
import java.util.*;

class Lists {
    static List<Integer> self(List<Integer> values) {
        values.size();
        return values;
    }
}
