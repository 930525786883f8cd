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
}
