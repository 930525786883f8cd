// claim:  Shifts.of
// truth:  different
// why:    the distance of an int is taken from five bits and that of a long from six
import java.util.*;

class Shifts {
    static long of(int x, int n) { return (long) x << n; }
}
