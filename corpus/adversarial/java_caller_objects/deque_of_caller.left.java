// claim:  Deques.count
// truth:  equivalent
// today:  unknown
// why:    a caller's deque has no negative size
import java.util.*;

class Deques {
    static boolean count(Deque<Integer> all) {
        return all.size() > 0;
    }
}
