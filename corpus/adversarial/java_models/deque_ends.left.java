// claim:  last
// truth:  different
// why:    push is at the front
import java.util.*;

class Ends {
    static int last(int a, int b) {
        Deque<Integer> deque = new ArrayDeque<>();
        deque.push(a);
        deque.push(b);
        return deque.peekLast();
    }
}
