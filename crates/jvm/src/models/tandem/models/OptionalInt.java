package tandem.models;

import java.util.Objects;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import jdk.tandem.Library;

/** {@code java.util.OptionalInt}. */
public final class OptionalInt {
    final boolean present;
    final int value;

    OptionalInt(boolean present, int value) {
        this.present = present;
        this.value = value;
    }

    static java.util.OptionalInt made(boolean present, int value) {
        return (java.util.OptionalInt) (Object) new OptionalInt(present, value);
    }

    public static java.util.OptionalInt of(int value) {
        return made(true, value);
    }

    public static java.util.OptionalInt empty() {
        return made(false, 0);
    }

    public boolean isPresent() {
        return present;
    }

    public boolean isEmpty() {
        return !present;
    }

    public int getAsInt() {
        if (!present) {
            Library.noSuchElement();
        }
        return value;
    }

    public int orElseThrow() {
        return getAsInt();
    }

    public int orElseThrow(Supplier<Throwable> supplier) throws Throwable {
        if (!present) {
            throw supplier.get();
        }
        return value;
    }

    public int orElse(int other) {
        return present ? value : other;
    }

    public int orElseGet(IntSupplier supplier) {
        return present ? value : supplier.getAsInt();
    }

    public void ifPresent(IntConsumer action) {
        if (present) {
            action.accept(value);
        }
    }

    @Override
    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof OptionalInt)) {
            return other instanceof java.util.OptionalInt && Library.equal(this, other);
        }
        OptionalInt that = (OptionalInt) other;
        return present && that.present ? value == that.value : present == that.present;
    }

    @Override
    public int hashCode() {
        return present ? value : 0;
    }

    @Override
    public String toString() {
        return present ? "OptionalInt[".concat(Integer.toString(value)).concat("]") : "OptionalInt.empty";
    }
}
