import java.util.Optional;
class Mail {
    static String domain(String address) {
        return Optional.ofNullable(address)
            .filter(a -> a.indexOf('@') >= 0)
            .map(a -> a.substring(a.indexOf('@') + 1))
            .orElse("none");
    }
}
