// claim:  Streams.print
// truth:  different
// why:    an element goes through all stages before the next one comes
import java.util.*;
import java.util.stream.*;

class Streams {
    static int shown(int v) {
        System.out.println(v);
        return v + 1;
    }

    static int print(int[] values) {
        return Arrays.stream(values).map(Streams::shown).map(Streams::shown).sum();
    }
}
