// claim:  Scores.isHigher
// truth:  different
// today:  unknown
// why:    a comparator by subtraction overflows
class Scores {
    static boolean isHigher(int a, int b) {
        return Integer.compare(a, b) > 0;
    }
}
