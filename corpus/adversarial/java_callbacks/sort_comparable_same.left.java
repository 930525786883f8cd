// claim:  Ranking.first
// truth:  equivalent
// why:    the same calls of the library around a method of the elements that is the same
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
