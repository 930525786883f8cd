import java.util.*;

class Queues {
    static int accepted(String text) {
        ArrayList<String> queue = new ArrayList<>();
        queue.add(text);
        return queue.size();
    }
}
