package tandem.models;

import java.util.Comparator;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * The static methods of {@code java.util.Comparator}, and as {@code own…} its default methods, which objects of given
 * classes that implement it have as well.
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

    static Comparator<Object> reversed(Comparator<Object> first) {
        return new Reversed(first);
    }

    static Comparator<Object> thenComparing(Comparator<Object> first, Comparator<Object> second) {
        Objects.requireNonNull(second);
        return new Then(first, second);
    }

    static Comparator<Object> thenComparing(Comparator<Object> first, Function<Object, Object> key) {
        return new Then(first, comparing(key));
    }

    static Comparator<Object> thenComparingInt(Comparator<Object> first, ToIntFunction<Object> key) {
        return new Then(first, comparingInt(key));
    }

    static Comparator<Object> thenComparingLong(Comparator<Object> first, ToLongFunction<Object> key) {
        return new Then(first, comparingLong(key));
    }

    static final class ByKey implements Comparator<Object> {
        final Function<Object, Object> key;

        ByKey(Function<Object, Object> key) {
            this.key = key;
        }

        @Override
        public int compare(Object a, Object b) {
            return Same.compare(key.apply(a), key.apply(b));
        }
    }

    static final class ByKeyIn implements Comparator<Object> {
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

    static final class ByInt implements Comparator<Object> {
        final ToIntFunction<Object> key;

        ByInt(ToIntFunction<Object> key) {
            this.key = key;
        }

        @Override
        public int compare(Object a, Object b) {
            return Integer.compare(key.applyAsInt(a), key.applyAsInt(b));
        }
    }

    static final class ByLong implements Comparator<Object> {
        final ToLongFunction<Object> key;

        ByLong(ToLongFunction<Object> key) {
            this.key = key;
        }

        @Override
        public int compare(Object a, Object b) {
            return Long.compare(key.applyAsLong(a), key.applyAsLong(b));
        }
    }

    static final class Natural implements Comparator<Object> {
        final boolean isReversed;

        Natural(boolean isReversed) {
            this.isReversed = isReversed;
        }

        @Override
        public int compare(Object a, Object b) {
            return isReversed ? Same.compare(b, a) : Same.compare(a, b);
        }
    }

    static final class Reversed implements Comparator<Object> {
        final Comparator<Object> first;

        Reversed(Comparator<Object> first) {
            this.first = first;
        }

        @Override
        public int compare(Object a, Object b) {
            return first.compare(b, a);
        }
    }

    static final class Then implements Comparator<Object> {
        final Comparator<Object> first;
        final Comparator<Object> second;

        Then(Comparator<Object> first, Comparator<Object> second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public int compare(Object a, Object b) {
            int result = first.compare(a, b);
            return result != 0 ? result : second.compare(a, b);
        }
    }
}
