import java.util.*;

class Init {
    static int b = next();
    static int a = 5;
    static int next() { return a + 1; }
    static int get() { return b; }
}
