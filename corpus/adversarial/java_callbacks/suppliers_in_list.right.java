import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

class Sum {
    static int of(int x) {
        List<IntSupplier> parts = new ArrayList<>();
        parts.add(() -> x);
        parts.add(() -> 3 * x);
        return parts.stream().mapToInt(IntSupplier::getAsInt).sum();
    }
}
