import java.util.*;

class Stale {
    static int seen() {
        return 500;
    }
}
