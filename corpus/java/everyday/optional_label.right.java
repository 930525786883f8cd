import java.util.Optional;

class Labels {
    static String label(String name, int count) {
        return Optional.ofNullable(name).map(n -> n.trim() + " (" + count + ")").orElse("anonymous");
    }
}
