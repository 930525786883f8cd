// claim:  Shop.price
// truth:  different
// why:    a constant was made with another number
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
