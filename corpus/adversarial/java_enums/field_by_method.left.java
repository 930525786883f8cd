// claim:  Shop.price
// truth:  different
// why:    a getter of the enum reads a field that a constant has another value in
enum Size {
    SMALL(1), MIDDLE(2), LARGE(3);

    final int price;

    int price() {
        return price;
    }

    Size(int price) {
        this.price = price;
    }
}

class Shop {
    static int price(Size size, int count) {
        return size.price() * count;
    }
}
