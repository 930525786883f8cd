// claim:  Shelf.smallest
// truth:  different
// today:  unknown
// why:    the comparator is kept in a field and only its code differs
import java.util.*;

class Shelf {
    private static final Comparator<Integer> ORDER = (a, b) -> Integer.compare(a, b);

    static int smallest(List<Integer> numbers) {
        numbers.sort(ORDER);
        return numbers.get(0);
    }
}
