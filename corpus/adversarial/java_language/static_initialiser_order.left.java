// claim:  Init.get
// truth:  different
// today:  unknown
// why:    a static field is initialised by what is not initialised yet
import java.util.*;

class Init {
    static int a = 5;
    static int b = a + 1;
    static int get() { return b; }
}
