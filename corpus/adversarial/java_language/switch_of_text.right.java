import java.util.*;

class Texts {
    static int code(String text) {
        if (text.equals("Aa")) return 1;
        if (text.equals("BB")) return 2;
        return 0;
    }
}
