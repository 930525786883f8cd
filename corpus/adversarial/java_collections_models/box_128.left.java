// claim:  Lists.same
// truth:  different
// why:    128 is the first number whose boxes differ
import java.util.*;

class Lists {
    static boolean same(int a) {
        Integer one = a & 255;
        Integer other = a & 255;
        return one == other;
    }
}
