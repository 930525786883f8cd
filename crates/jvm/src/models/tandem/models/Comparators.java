package tandem.models;

import java.util.Comparator;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import jdk.tandem.Library;

/**
 * The static methods of {@code java.util.Comparator}, and the default methods of what these give. Called on comparators of others,
 * default methods are unknown functions.
 */
public final class Comparators {
    public static Comparator<Object> comparing(Function<Object, Object> key) {
        Objects.requireNonNull(key);
        return new ByKey(key);
    }

    public static Comparator<Object> comparing(Function<Object, Object> key, Comparator<Object> order) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(order);
        return new ByKeyIn(key, order);
    }

    public static Comparator<Object> comparingInt(ToIntFunction<Object> key) {
        Objects.requireNonNull(key);
        return new ByInt(key);
    }

    public static Comparator<Object> comparingLong(ToLongFunction<Object> key) {
        Objects.requireNonNull(key);
        return new ByLong(key);
    }

    public static Comparator<Object> naturalOrder() {
        return new Natural(false);
    }

    public static Comparator<Object> reverseOrder() {
        return new Natural(true);
    }

    /** Which comparators are the same object, and what they say of themselves, is not modelled. */
    abstract static class Own implements Comparator<Object> {
        @Override
        public Comparator<Object> reversed() {
            return new Reversed(this);
        }

        @Override
        public Comparator<Object> thenComparing(Comparator<? super Object> next) {
            Objects.requireNonNull(next);
            return new Then(this, (Comparator<Object>) next);
        }

        @Override
        @SuppressWarnings({"unchecked", "rawtypes"})
        public Comparator thenComparing(Function key) {
            return thenComparing(comparing((Function<Object, Object>) key));
        }

        @Override
        @SuppressWarnings({"unchecked", "rawtypes"})
        public Comparator thenComparing(Function key, Comparator order) {
            return thenComparing(comparing((Function<Object, Object>) key, (Comparator<Object>) order));
        }

        @Override
        @SuppressWarnings("unchecked")
        public Comparator<Object> thenComparingInt(ToIntFunction<? super Object> key) {
            return thenComparing(comparingInt((ToIntFunction<Object>) key));
        }

        @Override
        @SuppressWarnings("unchecked")
        public Comparator<Object> thenComparingLong(ToLongFunction<? super Object> key) {
            return thenComparing(comparingLong((ToLongFunction<Object>) key));
        }

        @Override
        public boolean equals(Object other) {
            return Library.equal(this, other);
        }

        @Override
        public int hashCode() {
            return Library.hash(this);
        }

        @Override
        public String toString() {
            return Library.text(this);
        }
    }

    static final class ByKey extends Own {
        final Function<Object, Object> key;

        ByKey(Function<Object, Object> key) {
            this.key = key;
        }

        @Override
        public int compare(Object a, Object b) {
            return Same.compare(key.apply(a), key.apply(b));
        }
    }

    static final class ByKeyIn extends Own {
        final Function<Object, Object> key;
        final Comparator<Object> order;

        ByKeyIn(Function<Object, Object> key, Comparator<Object> order) {
            this.key = key;
            this.order = order;
        }

        @Override
        public int compare(Object a, Object b) {
            return order.compare(key.apply(a), key.apply(b));
        }
    }

    static final class ByInt extends Own {
        final ToIntFunction<Object> key;

        ByInt(ToIntFunction<Object> key) {
            this.key = key;
        }

        @Override
        public int compare(Object a, Object b) {
            return Integer.compare(key.applyAsInt(a), key.applyAsInt(b));
        }
    }

    static final class ByLong extends Own {
        final ToLongFunction<Object> key;

        ByLong(ToLongFunction<Object> key) {
            this.key = key;
        }

        @Override
        public int compare(Object a, Object b) {
            return Long.compare(key.applyAsLong(a), key.applyAsLong(b));
        }
    }

    static final class Natural extends Own {
        final boolean isReversed;

        Natural(boolean isReversed) {
            this.isReversed = isReversed;
        }

        @Override
        public int compare(Object a, Object b) {
            return isReversed ? Same.compare(b, a) : Same.compare(a, b);
        }
    }

    static final class Reversed extends Own {
        final Comparator<Object> order;

        Reversed(Comparator<Object> order) {
            this.order = order;
        }

        @Override
        public int compare(Object a, Object b) {
            return order.compare(b, a);
        }
    }

    static final class Then extends Own {
        final Comparator<Object> first;
        final Comparator<Object> next;

        Then(Comparator<Object> first, Comparator<Object> next) {
            this.first = first;
            this.next = next;
        }

        @Override
        public int compare(Object a, Object b) {
            int result = first.compare(a, b);
            return result != 0 ? result : next.compare(a, b);
        }
    }
}
