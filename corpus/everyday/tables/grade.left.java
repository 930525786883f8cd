// claim: Grades.letter
// truth: equivalent
// why:   a chain of comparisons against two tables
class Grades {
    static char letter(int points) {
        if (points >= 90) {
            return 'A';
        } else if (points >= 75) {
            return 'B';
        } else if (points >= 60) {
            return 'C';
        } else if (points >= 40) {
            return 'D';
        }
        return 'F';
    }
}
