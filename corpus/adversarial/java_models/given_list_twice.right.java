import java.util.List;
class Moved {
    static int moved(List<Integer> from, List<Integer> to) {
        int n = from.size();
        for (int i = 0; i < n; i++) to.add(from.get(i));
        return n;
    }
}
