// claim:  Options.get
// truth:  different
// why:    filter asks only of what is there
import java.util.*;

class Options {
    static int calls;

    static boolean ask(String text) {
        calls++;
        return text.isEmpty();
    }

    static int get(String text) {
        calls = 0;
        Optional.ofNullable(text).filter(Options::ask).isPresent();
        return calls;
    }
}
