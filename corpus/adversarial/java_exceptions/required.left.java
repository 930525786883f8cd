// claim:  Names.length
// truth:  different
// today:  unknown
// why:    the message for what must not be null differs
import java.util.Objects;

class Names {
    static int length(int[] name) {
        Objects.requireNonNull(name, "name");
        return name.length;
    }
}
