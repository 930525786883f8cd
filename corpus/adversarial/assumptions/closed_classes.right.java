class Shape {
    int side() { return 3; }
}
class Areas {
    static int area(Shape shape) { int side = shape.side(); return side * side; }
}
