class Lookup {
    private int count;

    int find(int x) {
        count++;
        return x + x;
    }
}
