// claim:  Grid.weight
// truth:  different
// today:  unknown
// why:    the arrays that the constants hold differ
enum Shape {
    LINE(1, 2), SQUARE(3, 4);

    final int[] weights;

    Shape(int... weights) {
        this.weights = weights;
    }
}

class Grid {
    static int weight(Shape shape, int index) {
        return shape.weights[index & 1];
    }
}
