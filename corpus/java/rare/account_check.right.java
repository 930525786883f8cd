class Account {
    static boolean valid(int prefix, int body) {
        return false;
    }
}
