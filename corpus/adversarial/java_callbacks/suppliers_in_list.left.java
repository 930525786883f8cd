// claim:  Sum.of
// truth:  different
// why:    the library calls lambdas that lie in a list
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

class Sum {
    static int of(int x) {
        List<IntSupplier> parts = new ArrayList<>();
        parts.add(() -> x);
        parts.add(() -> 2 * x);
        return parts.stream().mapToInt(IntSupplier::getAsInt).sum();
    }
}
