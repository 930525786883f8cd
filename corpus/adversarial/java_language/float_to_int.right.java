import java.util.*;

class Ints {
    static int cut(double d) { return (int) (long) d; }
}
