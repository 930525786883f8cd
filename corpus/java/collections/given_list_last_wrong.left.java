// claim:  last
// truth:  different
// why:    the last element of an empty list: an exception became the default
import java.util.List;
class Given {
    static int last(List<Integer> values, int otherwise) {
        if (values == null) {
            return otherwise;
        }
        return values.get(values.size() - 1);
    }
}
