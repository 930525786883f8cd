import java.util.*;

class Maps {
    static int make(int capacity) {
        return 0;
    }
}
