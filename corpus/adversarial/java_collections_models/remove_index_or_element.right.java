import java.util.*;

class Lists {
    static int drop(int a, int b, int which) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        values.add(b);
        if (which == 0 || which == 1) {
            values.remove(which);
        }
        return values.size();
    }
}
