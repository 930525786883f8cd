import java.util.HashSet;
import java.util.Set;
class Walk {
    record Cell(int x, int y) {}
    static int visits(int[] steps) {
        Set<Cell> seen = new HashSet<>();
        int x = 0, y = 0, again = 0;
        for (int step : steps) {
            if (step > 0) x++; else y++;
            if (!seen.add(new Cell(x, y))) again++;
        }
        return again;
    }
}
