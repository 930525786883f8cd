import java.util.Optional;

class Labels {
    static class Item {
        final int number;

        Item(int number) { this.number = number; }

        String label() { return "item"; }
    }

    static class Special extends Item {
        Special(int number) { super(number); }

        @Override
        String label() { return number > 2 ? "special" : "item"; }
    }

    static final class Holder {
        final Item item;

        Holder(int number, boolean special) { item = special ? new Special(number) : new Item(number); }
    }

    static String label(Holder holder) {
        return Optional.ofNullable(holder).map(one -> one.item).filter(one -> one.label() != null).map(one -> "item").orElse("none");
    }
}
