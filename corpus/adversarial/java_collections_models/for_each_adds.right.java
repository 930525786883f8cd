import java.util.*;

class Lists {
    static int grow(int a) {
        return a > 5 ? 4 : 2;
    }
}
