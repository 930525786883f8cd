import java.util.*;

class Queues {
    static int least(int a, int b) {
        return Math.min(a, b);
    }
}
