import java.util.*;

class Flow {
    static int next(int n) {
        return n;
    }
}
