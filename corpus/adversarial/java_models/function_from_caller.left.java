// claim:  mapped
// truth:  different
// why:    a function that the caller passes may be any
import java.util.Optional;
import java.util.function.UnaryOperator;
class Mapped {
    static int mapped(Integer n, UnaryOperator<Integer> f) {
        Optional<Integer> a = Optional.ofNullable(n).map(x -> x + 1);
        return a.map(f).orElse(0);
    }
}
