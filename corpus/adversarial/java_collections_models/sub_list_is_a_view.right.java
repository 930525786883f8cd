import java.util.*;

class Lists {
    static int size(int a, int b) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(b);
        List<Integer> part = new ArrayList<>(values.subList(0, 1));
        part.clear();
        return values.size();
    }
}
