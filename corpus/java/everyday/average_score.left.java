// claim:  average
// truth:  different
// why:    the division happens before the conversion
class Scores {
    private final int[] scores;

    Scores(int[] scores) {
        this.scores = scores.clone();
    }

    static double average(int[] scores) {
        if (scores.length == 0) {
            return 0;
        }
        int sum = 0;
        for (int score : scores) {
            sum += score;
        }
        return (double) sum / scores.length;
    }
}
