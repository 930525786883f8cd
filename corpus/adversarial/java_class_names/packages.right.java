package shop.v2;

class Cart {
    int count;
    Item last;

    int add(int price) {
        last = new Item(price);
        count = count + 1;
        return last.price;
    }
}

class Item {
    final int price;

    Item(int price) {
        this.price = price;
    }
}
