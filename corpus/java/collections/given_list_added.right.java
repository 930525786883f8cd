import java.util.List;
class Append {
    static void appended(List<Integer> target, int[] values) {
        for (int v : values) {
            target.add(v);
        }
    }
}
