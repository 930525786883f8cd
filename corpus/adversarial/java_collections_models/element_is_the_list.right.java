import java.util.*;

class Lists {
    static int text(int a) {
        return 0;
    }
}
