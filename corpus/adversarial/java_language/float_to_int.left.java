// claim:  Ints.cut
// truth:  different
// why:    a double that is too large becomes the largest int, and by way of long it wraps
import java.util.*;

class Ints {
    static int cut(double d) { return (int) d; }
}
