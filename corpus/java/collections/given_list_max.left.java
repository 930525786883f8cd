// claim:  max
// truth:  equivalent
// why:    an index loop from 1 with two calls of get becomes Math.max over all
import java.util.List;
class Best {
    static int max(List<Integer> values) {
        if (values.isEmpty()) throw new IllegalArgumentException("empty");
        int best = values.get(0);
        for (int i = 1; i < values.size(); i++) {
            if (values.get(i) > best) best = values.get(i);
        }
        return best;
    }
}
