import java.util.*;

class Boxes {
    static boolean same(Long a, int b) {
        return a != null && a.equals(b);
    }
}
