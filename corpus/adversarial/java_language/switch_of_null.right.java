import java.util.*;

class Texts {
    static int code(String text) {
        return "Aa".equals(text) ? 1 : 0;
    }
}
