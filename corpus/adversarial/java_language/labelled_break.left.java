// claim:  Flow.find
// truth:  different
// why:    a break of the inner loop only
import java.util.*;

class Flow {
    static int find(int[] a, int k) {
        int at = -1;
        outer:
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j <= i; j++) {
                if (a[j] == k) { at = i; break outer; }
            }
        }
        return at;
    }
}
