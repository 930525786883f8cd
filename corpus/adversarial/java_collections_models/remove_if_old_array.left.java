// claim:  Stale.seen
// truth:  different
// today:  unknown
// why:    an ArrayList that grows while its elements are tested is tested as it was
import java.util.*;

class Stale {
    static int seen() {
        ArrayList<Integer> list = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            list.add(i);
        }
        int[] last = {0};
        try {
            list.removeIf(value -> {
                if (value == 0) {
                    list.add(10);
                    list.set(5, 500);
                }
                last[0] = Math.max(last[0], value);
                return false;
            });
        } catch (ConcurrentModificationException e) {
            return last[0];
        }
        return -1;
    }
}
