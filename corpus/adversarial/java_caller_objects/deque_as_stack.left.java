// claim:  Deques.last
// truth:  equivalent
// why:    push and pop, and a variable
import java.util.*;

class Deques {
    static int last(int a, int b) {
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(a);
        stack.push(b);
        return stack.pop();
    }
}
