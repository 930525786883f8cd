// claim:  Ints.low
// truth:  equivalent
// why:    narrowing keeps the lowest bits
import java.util.*;

class Ints {
    static int low(long a, long b) { return (int) (a * b); }
}
