enum Size {
    SMALL(1), MIDDLE(2), LARGE(5);

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
