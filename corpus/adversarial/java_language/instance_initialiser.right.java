import java.util.*;

class Init {
    static class A { int x = 3; A(int n) { x = x + n; } }
    static int make(int n) { return new A(n).x; }
}
