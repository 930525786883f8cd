import java.util.Optional;
class Label {
    static int length(String name) {
        return Optional.of(name).map(String::length).orElse(-1);
    }
    static int label(String name) {
        return length(name);
    }
}
