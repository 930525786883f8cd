import java.util.*;

class Ints {
    static int half(int n) { return n >> 1; }
}
