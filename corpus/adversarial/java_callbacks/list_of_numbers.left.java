// claim:  Totals.sum
// truth:  equivalent
// why:    the numbers in the list are the library's own; the class beside them is the same
import java.util.*;

class Totals {
    static int sum(List<Integer> numbers) {
        int sum = 0;
        for (int i = 0; i < numbers.size(); i++) {
            sum += numbers.get(i);
        }
        return sum;
    }

    @Override
    public String toString() {
        return "totals";
    }
}
