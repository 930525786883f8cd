import java.util.ArrayList;
import java.util.List;
class Changes {
    static int size(int[] values) {
        List<Integer> all = new ArrayList<>();
        for (int v : values) all.add(v);
        int end = all.size();
        for (int i = 0; i < end; i++) if (all.get(i) > 0) all.add(0);
        return all.size();
    }
}
