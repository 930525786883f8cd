import java.util.*;

class Deques {
    static int last(int a, int b) {
        return b;
    }
}
