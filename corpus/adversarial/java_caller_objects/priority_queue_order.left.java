// claim:  Queues.least
// truth:  equivalent
// today:  unknown
// why:    the head of a priority queue of two is the lesser
import java.util.*;

class Queues {
    static int least(int a, int b) {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        queue.add(a);
        queue.add(b);
        return queue.peek();
    }
}
