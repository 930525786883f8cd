import java.util.*;
import java.util.stream.*;

class Streams {
    static int shown(int v) {
        System.out.println(v);
        return v + 1;
    }

    static int print(int[] values) {
        int[] once = new int[values.length];
        for (int i = 0; i < values.length; i++) {
            once[i] = shown(values[i]);
        }
        int total = 0;
        for (int i = 0; i < once.length; i++) {
            total += shown(once[i]);
        }
        return total;
    }
}
