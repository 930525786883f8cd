// claim:  Streams.calls
// truth:  different
// why:    an exception in a stage ends the stream in the middle
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
        try {
            Arrays.stream(values).map(Streams::inverse).sum();
        } catch (ArithmeticException e) {
            return calls;
        }
        return -1;
    }
}
