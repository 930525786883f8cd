class Moved {
    static int run(int a) {
        int x = a * 7;
        x = x + 1;
        int y = x + 3;
        return x * 2 + y;
    }
}
