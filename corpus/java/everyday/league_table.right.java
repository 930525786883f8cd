import java.util.ArrayList;
import java.util.List;

class League {
    static final class Team {
        final int index;
        final int points;
        final int scored;
        final int conceded;

        Team(int index, int points, int scored, int conceded) {
            this.index = index;
            this.points = points;
            this.scored = scored;
            this.conceded = conceded;
        }

        boolean isBefore(Team other) {
            if (points != other.points) {
                return points > other.points;
            }
            return scored > other.scored;
        }
    }

    static int leader(int[] points, int[] scored, int[] conceded) {
        List<Team> teams = new ArrayList<>();
        for (int i = 0; i < points.length; i++) {
            teams.add(new Team(i, points[i], scored[i], conceded[i]));
        }
        Team best = null;
        for (Team team : teams) {
            if (best == null || team.isBefore(best)) {
                best = team;
            }
        }
        return best == null ? -1 : best.index;
    }
}
