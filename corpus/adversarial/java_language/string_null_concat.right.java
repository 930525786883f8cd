import java.util.*;

class Texts {
    static String join(String a, String b) { return a.concat(b); }
}
