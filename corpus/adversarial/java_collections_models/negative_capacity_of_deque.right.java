import java.util.*;

class Deques {
    static int make(int capacity) {
        return capacity;
    }
}
