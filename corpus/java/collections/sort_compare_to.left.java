// claim:  best
// truth:  equivalent
// today:  unknown
// why:    compareTo written with ifs becomes Integer.compare, called by Collections.sort
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
class League {
    static final class Team implements Comparable<Team> {
        final int points;
        final int goals;
        Team(int points, int goals) { this.points = points; this.goals = goals; }
        public int compareTo(Team o) {
            if (points < o.points) return -1;
            if (points > o.points) return 1;
            return Integer.compare(goals, o.goals);
        }
    }
    static int best(int[] points, int[] goals) {
        List<Team> teams = new ArrayList<>();
        for (int i = 0; i < points.length && i < goals.length; i++) teams.add(new Team(points[i], goals[i]));
        Collections.sort(teams);
        int sum = 0;
        for (Team t : teams) sum = sum * 31 + t.goals;
        return sum;
    }
}
