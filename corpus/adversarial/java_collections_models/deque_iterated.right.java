import java.util.*;

class Deques {
    static int first(int a, int b) {
        return a;
    }
}
