enum Size {
    SMALL(1), MIDDLE(1 + 1), LARGE(3);

    final int price;

    Size(int price) {
        this.price = price;
    }
}

class Shop {
    static int price(Size size, int count) {
        return count * size.price;
    }
}
