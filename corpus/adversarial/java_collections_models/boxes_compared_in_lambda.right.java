import java.util.*;

class Boxes {
    static int[] seen = new int[1];

    static int count(int n) {
        List<Integer> values = new LinkedList<>();
        values.add(n);
        values.add(n);
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
