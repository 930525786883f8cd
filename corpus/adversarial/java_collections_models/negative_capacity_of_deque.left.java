// claim:  Deques.make
// truth:  equivalent
// why:    a deque of negative capacity is a small one
import java.util.*;

class Deques {
    static int make(int capacity) {
        Deque<Integer> values = new ArrayDeque<>(Math.min(capacity, 100));
        values.push(capacity);
        return values.pop();
    }
}
