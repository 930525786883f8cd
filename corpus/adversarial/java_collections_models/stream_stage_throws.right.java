import java.util.*;
import java.util.stream.*;

class Streams {
    static int calls;

    static int inverse(int value) {
        calls++;
        return 100 / value;
    }

    static int calls(int[] values) {
        calls = 0;
        for (int value : values) {
            if (value == 0) {
                calls = values.length;
                return calls;
            }
        }
        calls = values.length;
        return -1;
    }
}
