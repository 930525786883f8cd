// claim:  Day.isLast
// truth:  different
// why:    the first day is the last on one side
class Day {
    private final int number;

    Day(int number) {
        if (number < 1 || number > 31) {
            throw new IllegalArgumentException("no day");
        }
        this.number = number;
    }

    boolean isLast() {
        return number == 31;
    }
}
