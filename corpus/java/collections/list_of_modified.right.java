import java.util.List;
class Extend {
    static int extended(int n) {
        List<Integer> all = List.of(1, 2);
        if (n > 100) all.add(n);
        return all.size();
    }
}
