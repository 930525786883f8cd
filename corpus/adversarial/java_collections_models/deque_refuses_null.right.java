import java.util.*;

class Deques {
    static int hold(String value) {
        Deque<String> values = new LinkedList<>();
        values.add(value);
        return values.size();
    }
}
