// claim:  Deques.second
// truth:  different
// why:    the other end of a deque
import java.util.*;

class Deques {
    static int second(int a, int b) {
        Deque<Integer> values = new ArrayDeque<>();
        values.push(a);
        values.push(b);
        return values.pop();
    }
}
