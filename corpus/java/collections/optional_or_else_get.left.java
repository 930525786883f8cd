// claim:  label
// truth:  equivalent
// why:    orElse with a constant against isPresent and get
import java.util.Optional;
class Label {
    static String label(String name) {
        Optional<String> given = Optional.ofNullable(name);
        if (given.isPresent()) {
            return given.get();
        }
        return "(none)";
    }
}
