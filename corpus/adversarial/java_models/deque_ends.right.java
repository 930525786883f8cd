import java.util.*;

class Ends {
    static int last(int a, int b) {
        Deque<Integer> deque = new ArrayDeque<>();
        deque.addLast(a);
        deque.addLast(b);
        return deque.peekLast();
    }
}
