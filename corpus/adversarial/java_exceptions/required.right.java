import java.util.Objects;

class Names {
    static int length(int[] name) {
        Objects.requireNonNull(name, "the name");
        return name.length;
    }
}
