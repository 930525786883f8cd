// claim:  Scores.best
// truth:  equivalent
// why:    an index loop with a condition becomes an enhanced one with Math.max
import java.util.*;

class Scores {
    static int best(int[] scores) {
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < scores.length; i++) {
            if (scores[i] > best) {
                best = scores[i];
            }
        }
        return best;
    }
}
