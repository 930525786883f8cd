import java.util.*;

class Lists {
    static int hash(int a, int b) {
        return 31 * (31 + a) + b;
    }
}
