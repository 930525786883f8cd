import java.util.*;

class Scores {
    static int best(int[] scores) {
        int best = Integer.MIN_VALUE;
        for (int score : scores) {
            best = Math.max(best, score);
        }
        return best;
    }
}
