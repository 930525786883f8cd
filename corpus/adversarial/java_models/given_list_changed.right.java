import java.util.List;
class Last {
    static int last(List<Integer> values) {
        for (int v : values) if (v == 7) values.add(0);
        return values.size();
    }
}
