// claim:  Scores.best
// truth:  different
// today:  unknown
// why:    a sorted stream asks its elements
import java.util.*;

class Scores {
    static int best(List<Score> scores) {
        return scores.stream().sorted().findFirst().get().points;
    }
}

class Score implements Comparable<Score> {
    final int points;

    Score(int points) {
        this.points = points;
    }

    @Override
    public int compareTo(Score other) {
        return other.points - points;
    }
}
