package tandem.models;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import jdk.tandem.Library;

/** {@code java.util.Optional}. Which objects of it are the same one is unspecified, and comparing them is refused. */
public final class Optional {
    /** Null stands for nothing. */
    final Object value;

    private Optional(Object value) {
        this.value = value;
    }

    private static java.util.Optional<Object> made(Object value) {
        return (java.util.Optional<Object>) (Object) new Optional(value);
    }

    public static java.util.Optional<Object> of(Object value) {
        return made(Objects.requireNonNull(value));
    }

    public static java.util.Optional<Object> ofNullable(Object value) {
        return made(value);
    }

    public static java.util.Optional<Object> empty() {
        return made(null);
    }

    public boolean isPresent() {
        return value != null;
    }

    public boolean isEmpty() {
        return value == null;
    }

    public Object get() {
        if (value == null) {
            Library.noSuchElement();
        }
        return value;
    }

    public Object orElseThrow() {
        return get();
    }

    public Object orElseThrow(Supplier<Throwable> supplier) throws Throwable {
        if (value == null) {
            throw supplier.get();
        }
        return value;
    }

    public Object orElse(Object other) {
        return value != null ? value : other;
    }

    public Object orElseGet(Supplier<Object> supplier) {
        return value != null ? value : supplier.get();
    }

    public void ifPresent(Consumer<Object> action) {
        if (value != null) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(Consumer<Object> action, Runnable otherwise) {
        if (value != null) {
            action.accept(value);
        } else {
            otherwise.run();
        }
    }

    public java.util.Optional<Object> filter(Predicate<Object> predicate) {
        Objects.requireNonNull(predicate);
        if (value != null && !predicate.test(value)) {
            return empty();
        }
        return (java.util.Optional<Object>) (Object) this;
    }

    public java.util.Optional<Object> map(Function<Object, Object> mapper) {
        Objects.requireNonNull(mapper);
        return made(value == null ? null : mapper.apply(value));
    }

    public java.util.Optional<Object> flatMap(Function<Object, Object> mapper) {
        Objects.requireNonNull(mapper);
        if (value == null) {
            return empty();
        }
        return Objects.requireNonNull((java.util.Optional<Object>) mapper.apply(value));
    }

    public java.util.Optional<Object> or(Supplier<Object> supplier) {
        Objects.requireNonNull(supplier);
        if (value != null) {
            return (java.util.Optional<Object>) (Object) this;
        }
        return Objects.requireNonNull((java.util.Optional<Object>) supplier.get());
    }

    @Override
    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof Optional)) {
            return other instanceof java.util.Optional && Library.equal(this, other);
        }
        return Same.equalOrNull(value, ((Optional) other).value);
    }

    @Override
    public int hashCode() {
        return value == null ? 0 : Same.hash(value);
    }

    @Override
    public String toString() {
        if (value == null) {
            return "Optional.empty";
        }
        // The text may be null, too.
        return new StringBuilder().append("Optional[").append(Same.text(value)).append(']').toString();
    }
}
