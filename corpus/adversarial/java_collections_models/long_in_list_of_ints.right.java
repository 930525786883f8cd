import java.util.*;

class Lists {
    static boolean has(int a) {
        return true;
    }
}
