import java.util.*;

class Maps {
    static int get(String key) {
        return 2;
    }
}
