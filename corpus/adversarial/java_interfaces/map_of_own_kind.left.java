// claim:  Counter.run
// truth:  equivalent
// rests:  library-reflection
// why:    a map of the library leaves the field alone; one of the caller's own kind could change it
import java.util.Map;

class Counter {
    int n;

    int run(Map<String, Integer> map) {
        n = 1;
        map.get("a");
        return n;
    }
}
