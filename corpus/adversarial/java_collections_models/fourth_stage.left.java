// claim:  Stages.total
// truth:  different
// why:    the fourth stage of a stream does something else
import java.util.*;
import java.util.stream.*;

class Stages {
    static int total(int[] values) {
        return Arrays.stream(values).map(v -> v + 1).filter(v -> v > 0).map(v -> v * 2).map(v -> v + 3).sum();
    }
}
