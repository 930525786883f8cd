import java.util.*;

class Defaults {
    static boolean get(String text) {
        return Optional.ofNullable(text).isPresent();
    }
}
