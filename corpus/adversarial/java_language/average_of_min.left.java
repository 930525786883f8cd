// claim:  Ints.rest
// truth:  equivalent
// why:    the rest of the least number by -1 is zero and does not trap
import java.util.*;

class Ints {
    static int rest(int n) { return n % -1; }
}
