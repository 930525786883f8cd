// claim:  Numbers.joined
// truth:  different
// today:  unknown
// why:    the library goes through an iterable of the program
import java.util.*;

class Numbers implements Iterable<String> {
    final int from;

    Numbers(int from) {
        this.from = from;
    }

    static String joined(Numbers numbers) {
        return String.join(",", numbers);
    }

    @Override
    public Iterator<String> iterator() {
        return List.of("a" + from, "b").iterator();
    }
}
