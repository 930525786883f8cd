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
            return 0;
        }
    }

    static void rank(List<Team> teams) {
        Collections.sort(teams);
    }
}
