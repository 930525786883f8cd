import java.util.*;

class Maps {
    static boolean same(String key, String text) {
        key.length();
        text.length();
        return true;
    }
}
