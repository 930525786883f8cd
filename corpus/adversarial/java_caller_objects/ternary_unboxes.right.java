import java.util.*;

class Boxes {
    static Integer pick(boolean first, Integer a) {
        if (first) return a;
        return 0;
    }
}
