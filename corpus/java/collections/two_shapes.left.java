// claim:  Shapes.area
// truth:  equivalent
// why:    instanceof chains become an interface method
class Shapes {
    interface Shape {}
    static final class Square implements Shape {
        final int side;
        Square(int side) { this.side = side; }
    }
    static final class Box implements Shape {
        final int w;
        final int h;
        Box(int w, int h) { this.w = w; this.h = h; }
    }
    static int area(int a, int b, boolean square) {
        Shape shape = square ? new Square(a) : new Box(a, b);
        if (shape instanceof Square) {
            Square s = (Square) shape;
            return s.side * s.side;
        }
        Box box = (Box) shape;
        return box.w * box.h;
    }
}
