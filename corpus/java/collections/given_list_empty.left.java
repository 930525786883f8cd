// claim:  first
// truth:  equivalent
// why:    isEmpty against size, ternary against early return
import java.util.List;
class Given {
    static int first(List<Integer> values, int otherwise) {
        if (values.size() == 0) {
            return otherwise;
        }
        return values.get(0);
    }
}
