// claim:  pick
// truth:  different
// why:    the exceptions of get of short and longer immutable lists differ
import java.util.List;
class Pick {
    static int pick(int i) {
        try {
            return List.of(1, 2, 3).get(i);
        } catch (ArrayIndexOutOfBoundsException e) {
            return -1;
        }
    }
}
