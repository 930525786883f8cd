// claim:  Pair.addBoth
// truth:  different
// why:    if both are the same object, the left one adds a sum to itself and the right one a saved value
class Pair {
    int value;

    static void addBoth(Pair a, Pair b) {
        a.value += b.value;
        b.value += a.value;
    }
}
