class Areas {
    sealed interface Shape permits Square, Rect {}
    record Square(int side) implements Shape {}
    record Rect(int width, int height) implements Shape {}

    static long twice(Shape shape) {
        if (shape instanceof Square square) {
            long side = square.side();
            return side * side * 2;
        }
        if (shape instanceof Rect rect) {
            return (long) rect.width() * rect.height() * 2;
        }
        return 0;
    }
}
