import java.util.*;

class Ints {
    static int low(long a, long b) { return (int) a * (int) b; }
}
