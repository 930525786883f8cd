import java.util.*;

class Sets {
    static boolean differ(int a, int b) {
        return a != b;
    }
}
