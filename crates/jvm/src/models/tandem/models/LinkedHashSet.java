package tandem.models;

/** {@code java.util.LinkedHashSet}, as far as {@link HashSet} goes. */
public final class LinkedHashSet extends HashSet {
    public LinkedHashSet() {}

    public LinkedHashSet(int capacity) {
        super(capacity);
    }
}
