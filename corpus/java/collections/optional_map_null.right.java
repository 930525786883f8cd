import java.util.Optional;
class Upper {
    private static Integer half(Integer n) {
        return n % 2 == 0 ? n / 2 : null;
    }
    static int upper(int n) {
        return Optional.of(n).map(Upper::half).map(h -> h + 1).orElse(0);
    }
}
