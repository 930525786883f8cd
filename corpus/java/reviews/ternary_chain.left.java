// claim:  Grade.of
// truth:  equivalent
// why:    an if chain becomes ternaries
import java.util.*;

class Grade {
    static char of(int points) {
        char grade;
        if (points >= 90) grade = 'A';
        else if (points >= 75) grade = 'B';
        else if (points >= 60) grade = 'C';
        else grade = 'F';
        return grade;
    }
}
