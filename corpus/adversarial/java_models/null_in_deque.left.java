// claim:  accepted
// truth:  different
// why:    a deque takes no null
import java.util.*;

class Queues {
    static int accepted(String text) {
        ArrayDeque<String> queue = new ArrayDeque<>();
        queue.add(text);
        return queue.size();
    }
}
