import java.util.*;

class Sets {
    static int left(char c) {
        return 0;
    }
}
