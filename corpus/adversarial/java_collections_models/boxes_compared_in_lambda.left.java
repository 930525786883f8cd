// claim:  Boxes.count
// truth:  different
// today:  unknown
// why:    a lambda asks which box is which
import java.util.*;

class Boxes {
    static int[] seen = new int[1];

    static int count(int n) {
        List<Integer> values = new LinkedList<>();
        Integer box = n;
        values.add(box);
        values.add(box);
        seen[0] = 0;
        Collections.max(values, (a, b) -> {
            if (a == b) {
                seen[0]++;
            }
            return 0;
        });
        return seen[0];
    }
}
