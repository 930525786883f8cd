// claim:  Stages.count
// truth:  different
// why:    without a fourth filter more elements are counted
import java.util.*;
import java.util.stream.*;

class Stages {
    static long count(int[] values) {
        return Arrays.stream(values).map(v -> v + 1).map(v -> v * 2).map(v -> v + 3).filter(v -> v > 10).count();
    }
}
