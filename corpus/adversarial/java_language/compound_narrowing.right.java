import java.util.*;

class Chars {
    static byte add(byte b, int n) { return (byte) (b + n); }
}
