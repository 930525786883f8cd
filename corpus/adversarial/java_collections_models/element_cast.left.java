// claim:  Lists.first
// truth:  different
// why:    what a list holds is cast where it is used
import java.util.*;

class Lists {
    static Object first(List<String> values) {
        String first = values.get(0);
        return first;
    }
}
