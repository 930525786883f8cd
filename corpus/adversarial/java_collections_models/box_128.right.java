import java.util.*;

class Lists {
    static boolean same(int a) {
        return (a & 255) <= 128;
    }
}
