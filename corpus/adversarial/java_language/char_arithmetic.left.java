// claim:  Chars.next
// truth:  different
// why:    a char that is added to is an int, and as a char it wraps
import java.util.*;

class Chars {
    static int next(char c) { return c + 1; }
}
