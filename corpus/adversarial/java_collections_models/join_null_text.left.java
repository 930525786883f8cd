// claim:  Odd.joined
// truth:  different
// today:  unknown
// why:    a part whose text is null cannot be joined in JDK 17
import java.util.*;

class Odd implements CharSequence {
    public int length() {
        return 0;
    }

    public char charAt(int index) {
        return 'x';
    }

    public CharSequence subSequence(int from, int to) {
        return this;
    }

    public String toString() {
        return null;
    }

    static int joined() {
        return String.join("-", new CharSequence[] {new Odd()}).length();
    }
}
