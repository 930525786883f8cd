import java.util.*;

class Grade {
    static char of(int points) {
        return points >= 90 ? 'A' : points >= 75 ? 'B' : points >= 60 ? 'C' : 'F';
    }
}
