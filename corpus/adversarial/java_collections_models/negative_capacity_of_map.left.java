// claim:  Maps.make
// truth:  different
// why:    a map of negative capacity cannot be made
import java.util.*;

class Maps {
    static int make(int capacity) {
        return new HashMap<String, Integer>(capacity).size();
    }
}
