import java.util.*;

class Lists {
    static int total(List<Integer> values) {
        int sum = 0;
        for (Integer v : values) sum += v;
        return sum;
    }
}
