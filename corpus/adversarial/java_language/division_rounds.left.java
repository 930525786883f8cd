// claim:  Ints.half
// truth:  different
// why:    division goes towards zero and shifting down
import java.util.*;

class Ints {
    static int half(int n) { return n / 2; }
}
