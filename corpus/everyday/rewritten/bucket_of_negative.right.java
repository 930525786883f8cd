class Table {
    static int bucket(int hash, int size) {
        return (hash < 0 ? -(hash + 1) : hash) % size;
    }
}
