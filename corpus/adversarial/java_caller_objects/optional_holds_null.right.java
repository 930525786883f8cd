import java.util.*;

class Opts {
    static int kind(Optional<String> given) {
        return given.isPresent() ? 1 : 0;
    }
}
