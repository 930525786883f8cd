class Pair {
    int value;

    static void addBoth(Pair a, Pair b) {
        int first = a.value;
        int second = b.value;
        a.value = first + second;
        b.value = second + first + second;
    }
}
