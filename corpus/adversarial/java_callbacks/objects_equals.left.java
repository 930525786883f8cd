// claim:  Choice.matches
// truth:  different
// why:    Objects.equals asks the first object
import java.util.*;

class Choice {
    static boolean matches(Object wanted, Object found) {
        return Objects.equals(wanted, found);
    }
}

class Width {
    final int value;

    Width(int value) {
        this.value = value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Width && ((Width) other).value == value;
    }

    @Override
    public int hashCode() {
        return value;
    }
}
