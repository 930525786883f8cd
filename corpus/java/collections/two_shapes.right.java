class Shapes {
    interface Shape { int area(); }
    record Square(int side) implements Shape {
        public int area() { return side * side; }
    }
    record Box(int w, int h) implements Shape {
        public int area() { return w * h; }
    }
    static int area(int a, int b, boolean square) {
        Shape shape = square ? new Square(a) : new Box(a, b);
        return shape.area();
    }
}
