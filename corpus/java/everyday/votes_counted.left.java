// claim:  votesFor
// truth:  equivalent
// today:  unknown
// why:    containsKey and put become merge
import java.util.HashMap;
import java.util.Map;

class Votes {
    static int votesFor(int[] ballots, int candidate) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int ballot : ballots) {
            if (counts.containsKey(ballot)) {
                counts.put(ballot, counts.get(ballot) + 1);
            } else {
                counts.put(ballot, 1);
            }
        }
        return counts.containsKey(candidate) ? counts.get(candidate) : 0;
    }
}
