import java.util.*;

class Lists {
    static int count(int a, int b) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(b);
        if (a > b) {
            values.add(a);
        }
        return values.size();
    }
}
