// claim:  Lists.least
// truth:  equivalent
// why:    both hand the same list to the library
import java.util.*;

class Lists {
    static int least(List<Integer> values, int otherwise) {
        if (values.isEmpty()) {
            return otherwise;
        }
        return Collections.min(values);
    }
}
