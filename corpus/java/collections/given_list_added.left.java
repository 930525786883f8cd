// claim:  appended
// truth:  equivalent
// why:    elements are added to the caller's list: index loop against enhanced for
import java.util.List;
class Append {
    static void appended(List<Integer> target, int[] values) {
        for (int i = 0; i < values.length; i++) {
            target.add(values[i]);
        }
    }
}
