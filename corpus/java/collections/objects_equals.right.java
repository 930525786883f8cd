import java.util.Objects;
class Same {
    static boolean same(String a, String b) {
        return Objects.equals(a, b);
    }
}
