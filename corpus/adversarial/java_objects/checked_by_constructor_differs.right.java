class Day {
    private final int number;

    Day(int number) {
        if (number < 1 || number > 31) {
            throw new IllegalArgumentException("no day");
        }
        this.number = number;
    }

    boolean isLast() {
        return number == 31 || number == 1;
    }
}
