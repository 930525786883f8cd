import java.util.*;

class Texts {
    static String join(String a, String b) {
        return new StringBuilder().append(a).append('-').append(b).toString();
    }
}
