// claim:  Weights.at
// truth:  different
// today:  unknown
// why:    an array in a static field starts with other elements
class Weights {
    static int[] weights = {1, 2, 3};

    static int at(int index) {
        return weights[index % 3];
    }

    static void set(int[] others) {
        weights = others;
    }
}
