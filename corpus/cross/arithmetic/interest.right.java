class Bank {
    static int interest(int cents, byte permille) {
        return cents / 1000 * (permille & 0xff);
    }
}
