import java.util.*;

class Flow {
    static int find(int[] a, int k) {
        int at = -1;
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j <= i; j++) {
                if (a[j] == k) { at = i; break; }
            }
        }
        return at;
    }
}
