import java.util.*;

class Search {
    static boolean has(String[] all, String wanted) {
        for (String one : all) {
            if (wanted.equals(one)) {
                return true;
            }
        }
        return false;
    }
}
