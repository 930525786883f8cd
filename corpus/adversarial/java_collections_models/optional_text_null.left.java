// claim:  Odd.describe
// truth:  different
// why:    a text that is null is written as null within an Optional's
import java.util.*;

class Odd {
    public String toString() {
        return null;
    }

    static int describe() {
        return Optional.of(new Odd()).toString().length();
    }
}
