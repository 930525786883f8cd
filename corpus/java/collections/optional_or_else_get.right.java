import java.util.Optional;
class Label {
    static String label(String name) {
        return Optional.ofNullable(name).orElse("(none)");
    }
}
