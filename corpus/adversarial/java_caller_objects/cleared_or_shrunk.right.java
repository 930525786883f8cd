import java.util.*;

class Lists {
    static int empty(List<Integer> values) {
        int n = values.size();
        for (int i = n - 1; i >= 0; i--) values.remove(i);
        return n;
    }
}
