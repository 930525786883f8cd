import java.util.*;

class Ints {
    static int rest(int n) { return 0; }
}
