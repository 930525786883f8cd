// claim:  Lists.size
// truth:  equivalent
// why:    an ArrayList can be cast to ArrayList
import java.util.*;

class Lists {
    static int size(List<Integer> values) {
        return ((ArrayList<Integer>) values).size();
    }
}
