import java.util.*;

class Lists {
    static int make(int n) {
        return n + 3;
    }
}
