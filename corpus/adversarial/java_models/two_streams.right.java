import java.util.Arrays;
class Two {
    static long count(int[] values) {
        return Arrays.stream(values).filter(v -> v > 0).filter(v -> v > 0).map(v -> v - 5).count();
    }
}
