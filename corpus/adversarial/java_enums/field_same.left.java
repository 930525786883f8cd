// claim:  Shop.price
// truth:  equivalent
// why:    the constants are made with the same numbers, written in another way
enum Size {
    SMALL(1), MIDDLE(2), LARGE(3);

    final int price;

    Size(int price) {
        this.price = price;
    }
}

class Shop {
    static int price(Size size, int count) {
        return size.price * count;
    }
}
