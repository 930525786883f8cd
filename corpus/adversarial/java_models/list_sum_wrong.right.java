import java.util.List;
class Sum {
    static int sum(List<Integer> values) {
        int total = 0;
        for (int i = 1; i < values.size(); i++) total += values.get(i);
        return total;
    }
}
