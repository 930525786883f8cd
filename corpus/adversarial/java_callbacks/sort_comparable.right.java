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
        return Integer.compare(other.score, score);
    }
}
