import java.util.*;

class Opts {
    static int value(Optional<Integer> given) {
        return given.orElse(0);
    }
}
