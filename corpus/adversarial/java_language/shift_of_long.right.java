import java.util.*;

class Shifts {
    static long of(int x, int n) { return (long) (x << n); }
}
