import java.util.ArrayList;
import java.util.List;
class Kept {
    static int kept(int[] values) {
        List<Integer> all = new ArrayList<>();
        for (int v : values) all.add(v);
        for (Integer v : all) {
            if (v < 0) all.remove(v);
        }
        return all.size();
    }
}
