// claim:  Shifts.of
// truth:  equivalent
// why:    a distance counts by its lowest five bits
import java.util.*;

class Shifts {
    static int of(int x, int n) { return x << n; }
}
