import java.util.*;

class Ranking {
    static int first(List<Player> players) {
        Collections.sort(players);
        Player best = players.get(0);
        int result = best.score;
        return result;
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
