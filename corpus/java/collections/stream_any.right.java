import java.util.Arrays;
class Negative {
    static boolean hasNegative(int[] values) {
        return Arrays.stream(values).anyMatch(v -> v < 0);
    }
}
