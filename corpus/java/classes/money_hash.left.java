// claim:  hashCode
// truth:  different
// today:  unknown
// why:    Objects.hash starts with 1, the hand-written sum with 0
import java.util.Objects;

class Money {
    private final long amount;
    private final String currency;

    Money(long amount, String currency) {
        this.amount = amount;
        this.currency = currency;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Money && ((Money) o).amount == amount && ((Money) o).currency.equals(currency);
    }

    @Override
    public int hashCode() {
        int result = (int) (amount ^ (amount >>> 32));
        result = 31 * result + (currency == null ? 0 : currency.hashCode());
        return result;
    }
}
