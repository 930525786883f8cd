// claim:  smallest
// truth:  equivalent
// today:  unknown
// why:    a comparator by hand becomes Comparator.comparing
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
class Runners {
    record Runner(int number, int time) {}
    static int smallest(int[] times) {
        List<Runner> all = new ArrayList<>();
        for (int i = 0; i < times.length; i++) all.add(new Runner(i, times[i]));
        all.sort((a, b) -> Integer.compare(a.time(), b.time()));
        return all.isEmpty() ? -1 : all.get(0).number();
    }
}
