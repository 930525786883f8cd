enum Size {
    SMALL(1), MIDDLE(4), LARGE(3);

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
