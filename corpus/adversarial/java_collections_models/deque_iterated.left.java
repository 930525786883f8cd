// claim:  Deques.first
// truth:  different
// today:  unknown
// why:    a deque is gone through from its front
import java.util.*;

class Deques {
    static int first(int a, int b) {
        Deque<Integer> values = new ArrayDeque<>();
        values.push(a);
        values.push(b);
        for (int value : values) {
            return value;
        }
        return 0;
    }
}
