class Shop {
    enum Size {
        SMALL, MEDIUM, LARGE;
        int each() {
            return this == SMALL ? 250 : this == MEDIUM ? 300 : 380;
        }
    }
    static int price(Size size, int count) {
        return size.each() * count;
    }
}
