import java.util.Arrays;

class Readings {
    static int sumUntilNegative(int[] readings) {
        return Arrays.stream(readings).filter(r -> r >= 0).sum();
    }
}
