import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
class Runners {
    record Runner(int number, int time) {}
    static int smallest(int[] times) {
        List<Runner> all = new ArrayList<>();
        for (int i = 0; i < times.length; i++) all.add(new Runner(i, times[i]));
        all.sort(Comparator.comparingInt(Runner::time));
        return all.isEmpty() ? -1 : all.get(0).number();
    }
}
