import java.util.*;

class Csv {
    static String join(List<String> parts) {
        return String.join(",", parts);
    }
}
