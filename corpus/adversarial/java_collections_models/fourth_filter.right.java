import java.util.*;
import java.util.stream.*;

class Stages {
    static long count(int[] values) {
        return Arrays.stream(values).map(v -> v + 1).map(v -> v * 2).map(v -> v + 3).count();
    }
}
