import java.util.*;

class Deques {
    static boolean count(Deque<Integer> all) {
        return all.size() != 0;
    }
}
