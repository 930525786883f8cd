import java.util.*;

class Names {
    static String full(String first, String last) {
        return first + " " + last;
    }
}
