import java.util.*;

class Aliased {
    static int sum(int x) {
        List<Integer> one = new ArrayList<>();
        one.add(x);
        List<Integer> other = new ArrayList<>(one);
        other.add(x);
        return one.size();
    }
}
