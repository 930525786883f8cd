import java.util.List;
class Best {
    static int max(List<Integer> values) {
        if (values.isEmpty()) throw new IllegalArgumentException("empty");
        int best = values.get(0);
        for (int v : values) {
            best = Math.max(best, v);
        }
        return best;
    }
}
