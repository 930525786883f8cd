// claim:  size
// truth:  different
// why:    a list that changes while it is streamed throws at the end
import java.util.ArrayList;
import java.util.List;
class Changes {
    static int size(int[] values) {
        List<Integer> all = new ArrayList<>();
        for (int v : values) all.add(v);
        all.stream().filter(v -> v > 0).forEach(v -> all.add(0));
        return all.size();
    }
}
