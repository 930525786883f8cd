// claim:  rank
// truth:  different
// today:  unknown
// why:    compareTo differs on a tie only, and the library sorts
import java.util.*;

class Teams {
    static final class Team implements Comparable<Team> {
        final int points;
        final int goals;

        Team(int points, int goals) {
            this.points = points;
            this.goals = goals;
        }

        public int compareTo(Team other) {
            if (points != other.points) {
                return points > other.points ? -1 : 1;
            }
            return Integer.compare(other.goals, goals);
        }
    }

    static void rank(List<Team> teams) {
        Collections.sort(teams);
    }
}
