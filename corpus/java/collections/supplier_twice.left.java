// claim:  pick
// truth:  different
// why:    a supplier that is asked twice counts twice
import java.util.function.IntSupplier;
class Pick {
    static int pick(int start) {
        int[] counter = {start};
        IntSupplier next = () -> counter[0]++;
        int first = next.getAsInt();
        return first > 10 ? first : first + 1;
    }
}
