import java.util.Objects;

class Orders {
    static int check(Object order, boolean isNew) {
        Objects.requireNonNull(order, isNew ? "first order" : "order");
        return 1;
    }
}
