import java.util.Objects;

class Orders {
    static int check(Object order) {
        Objects.requireNonNull(order, "the order");
        return 1;
    }
}
