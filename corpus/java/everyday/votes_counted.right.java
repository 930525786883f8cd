import java.util.HashMap;
import java.util.Map;

class Votes {
    static int votesFor(int[] ballots, int candidate) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int ballot : ballots) {
            counts.merge(ballot, 1, Integer::sum);
        }
        return counts.getOrDefault(candidate, 0);
    }
}
