import java.util.*;

class Outer {
    int n;
    class In { void add(int k) { n += k; } }
    int run(int k) {
        n += k + 1;
        return n;
    }
}
