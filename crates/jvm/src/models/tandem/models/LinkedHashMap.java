package tandem.models;

/** {@code java.util.LinkedHashMap} in the order of insertion, as far as {@link HashMap} goes. */
public final class LinkedHashMap extends HashMap {
    public LinkedHashMap() {}

    public LinkedHashMap(int capacity) {
        super(capacity);
    }
}
