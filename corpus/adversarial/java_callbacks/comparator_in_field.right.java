import java.util.*;

class Shelf {
    private static final Comparator<Integer> ORDER = (a, b) -> Integer.compare(b, a);

    static int smallest(List<Integer> numbers) {
        numbers.sort(ORDER);
        return numbers.get(0);
    }
}
