// claim:  Outer.run
// truth:  equivalent
// why:    an inner class writes the outer object's field
import java.util.*;

class Outer {
    int n;
    class In { void add(int k) { n += k; } }
    int run(int k) {
        In in = new In();
        in.add(k);
        in.add(1);
        return n;
    }
}
