import java.util.*;
import java.util.stream.*;

class Streams {
    static long count(int a) {
        return 1;
    }
}
