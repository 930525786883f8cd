// claim:  calls
// truth:  different
// why:    the argument of orElse is computed in any case
import java.util.Optional;
class Calls {
    private static int next(int[] counter) { return ++counter[0]; }
    static int calls(Integer n) {
        int[] counter = {0};
        int result = Optional.ofNullable(n).orElse(next(counter));
        return counter[0];
    }
}
