// claim:  Labels.label
// truth:  different
// today:  unknown
// why:    an object of a class that extends the declared one goes through an Optional, and answers otherwise
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
        if (holder == null || holder.item == null) {
            return "none";
        }
        return holder.item.label();
    }
}
