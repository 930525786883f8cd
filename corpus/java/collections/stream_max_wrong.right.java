import java.util.Arrays;
class Largest {
    static int largest(int[] values) {
        return Arrays.stream(values).max().orElse(0);
    }
}
