import java.util.*;

class Text {
    static boolean same(String a, String b) {
        return Objects.equals(a, b);
    }
}
