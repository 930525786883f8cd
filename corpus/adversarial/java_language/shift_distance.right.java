import java.util.*;

class Shifts {
    static int of(int x, int n) { return x << (n & 31); }
}
