// claim:  Deques.hold
// truth:  different
// today:  unknown
// why:    a deque holds no nulls, a linked list does
import java.util.*;

class Deques {
    static int hold(String value) {
        Deque<String> values = new ArrayDeque<>();
        values.add(value);
        return values.size();
    }
}
