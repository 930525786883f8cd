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
        return Objects.hash(amount, currency);
    }
}
