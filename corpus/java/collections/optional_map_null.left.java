// claim:  upper
// truth:  equivalent
// why:    a method of the class in a map, against a null check
import java.util.Optional;
class Upper {
    private static Integer half(Integer n) {
        return n % 2 == 0 ? n / 2 : null;
    }
    static int upper(int n) {
        Integer h = half(n);
        return h != null ? h + 1 : 0;
    }
}
