// claim:  Csv.join
// truth:  equivalent
// today:  unknown
// why:    a loop with a separator becomes String.join
import java.util.*;

class Csv {
    static String join(List<String> parts) {
        String result = "";
        for (int i = 0; i < parts.size(); i++) {
            if (i > 0) result += ",";
            result += parts.get(i);
        }
        return result;
    }
}
