// claim:  last
// truth:  different
// why:    a list that changes while it is iterated throws
import java.util.List;
class Last {
    static int last(List<Integer> values) {
        int n = values.size();
        for (int i = 0; i < n; i++) if (values.get(i) == 7) values.add(0);
        return values.size();
    }
}
