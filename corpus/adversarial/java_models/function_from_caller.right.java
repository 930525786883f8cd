import java.util.Optional;
import java.util.function.UnaryOperator;
class Mapped {
    static int mapped(Integer n, UnaryOperator<Integer> f) {
        Optional<Integer> a = Optional.ofNullable(n).map(x -> x + 1);
        return a.map(x -> x + 1).orElse(0);
    }
}
