// claim:  Chars.add
// truth:  equivalent
// why:    a compound assignment narrows
import java.util.*;

class Chars {
    static byte add(byte b, int n) { b += n; return b; }
}
