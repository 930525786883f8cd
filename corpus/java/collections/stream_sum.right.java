import java.util.Arrays;
class Evens {
    static int evens(int[] values) {
        return Arrays.stream(values).filter(v -> v % 2 == 0).map(v -> v * v).sum();
    }
}
