import java.util.*;

class Lists {
    static int sum(List<Integer> values) {
        int total = 0;
        for (int i = 0; i != values.size(); i++) total += values.get(i);
        return total;
    }
}
