// claim:  shop.v1.Cart.add shop.v2.Cart.add
// truth:  equivalent
// why:    the classes are in different packages, with a class beside them
package shop.v1;

class Cart {
    int count;
    Item last;

    int add(int price) {
        last = new Item(price);
        count++;
        return last.price;
    }
}

class Item {
    final int price;

    Item(int price) {
        this.price = price;
    }
}
