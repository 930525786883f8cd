// claim:  Bag.same
// truth:  different
// today:  unknown
// why:    only one side overrides the method
import java.util.*;

class Bag {
    static boolean same(List<Coin> coins, Coin coin) {
        return coins.contains(coin);
    }
}

class Coin {
    final int value;

    Coin(int value) {
        this.value = value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Coin && ((Coin) other).value == value;
    }

    @Override
    public int hashCode() {
        return value;
    }
}
