// claim:  Ranking.first
// truth:  different
// today:  unknown
// why:    the list is sorted by a method of its elements, which the two sides write the other way round
import java.util.*;

class Ranking {
    static int first(List<Player> players) {
        Collections.sort(players);
        return players.get(0).score;
    }
}

class Player implements Comparable<Player> {
    final int score;

    Player(int score) {
        this.score = score;
    }

    @Override
    public int compareTo(Player other) {
        return Integer.compare(score, other.score);
    }
}
