// claim:  Streams.count
// truth:  different
// why:    a stream of a list looks at the list when it ends
import java.util.*;
import java.util.stream.*;

class Streams {
    static long count(int a) {
        List<Integer> values = new ArrayList<>();
        values.add(a);
        Stream<Integer> stream = values.stream();
        values.add(a);
        return stream.filter(v -> v == a).count();
    }
}
