import java.util.*;

class Chars {
    static int next(char c) { c++; return c; }
}
