import java.util.*;

class Lists {
    static boolean found(int a, int b, int c, int wanted) {
        if (a == wanted || b == wanted || c == wanted) {
            throw new ConcurrentModificationException();
        }
        return false;
    }
}
