import java.util.*;

class Lists {
    static boolean same(int a, int b) {
        return a == b;
    }
}
