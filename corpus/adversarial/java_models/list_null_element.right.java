import java.util.List;
class Sum {
    static int sum(List<Integer> values) {
        int total = 0;
        for (int v : values) total += v;
        return total;
    }
}
