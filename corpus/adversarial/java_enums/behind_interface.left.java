// claim:  Prices.of
// truth:  different
// why:    the constants are seen through an interface only
interface Priced {
    int price();
}

enum Fruit implements Priced {
    APPLE(3), PEAR(4);

    private final int price;

    Fruit(int price) {
        this.price = price;
    }

    @Override
    public int price() {
        return price;
    }
}

class Prices {
    static int of(Priced priced) {
        return priced.price();
    }
}
