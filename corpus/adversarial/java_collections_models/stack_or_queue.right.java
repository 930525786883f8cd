import java.util.*;

class Deques {
    static int second(int a, int b) {
        Deque<Integer> values = new ArrayDeque<>();
        values.add(a);
        values.add(b);
        return values.pop();
    }
}
