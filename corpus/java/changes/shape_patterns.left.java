// claim:  Areas.twice
// truth:  equivalent
// why:    instanceof with casts becomes patterns of a sealed interface; null falls through both
class Areas {
    sealed interface Shape permits Square, Rect {}
    record Square(int side) implements Shape {}
    record Rect(int width, int height) implements Shape {}

    static long twice(Shape shape) {
        if (shape instanceof Square) {
            Square square = (Square) shape;
            return 2L * square.side() * square.side();
        } else if (shape instanceof Rect) {
            Rect rect = (Rect) shape;
            return 2L * rect.width() * rect.height();
        }
        return 0;
    }
}
