// claim:  Lists.size
// truth:  different
// why:    a list may be null
import java.util.*;

class Lists {
    static int size(List<Integer> values) {
        return values == null ? 0 : values.size();
    }
}
