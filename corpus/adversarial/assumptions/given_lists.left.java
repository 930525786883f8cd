// claim:  total
// truth:  equivalent
// rests:  given-lists
// why:    a list of another kind may give other elements by index than by iterator
import java.util.List;
class Lists {
    static int total(List<Integer> values) {
        int total = 0;
        for (int i = 0; i < values.size(); i++) {
            total += values.get(i);
        }
        return total;
    }
}
