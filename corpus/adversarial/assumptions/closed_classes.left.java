// claim: area
// truth: equivalent
// rests: closed-classes
// why:   a class of another file may extend Shape and override side
class Shape {
    int side() { return 3; }
}
class Areas {
    static int area(Shape shape) { return shape.side() * shape.side(); }
}
