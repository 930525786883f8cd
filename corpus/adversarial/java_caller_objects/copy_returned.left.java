// claim:  Lists.copy
// truth:  different
// why:    a caller who changes what is returned changes the own list or does not
import java.util.*;

class Lists {
    static List<Integer> copy(List<Integer> values) {
        return values;
    }
}
