// claim:  Init.make
// truth:  equivalent
// why:    an initialiser of the instance runs before the constructor's body
import java.util.*;

class Init {
    static class A { int x; { x = 3; } A(int n) { x += n; } }
    static int make(int n) { return new A(n).x; }
}
