class Hex {
    static char digit(int value) {
        if ((value & ~15) != 0) {
            throw new IllegalArgumentException("no digit");
        }
        return (char) (value < 10 ? '0' + value : 'a' + value - 10);
    }
}
