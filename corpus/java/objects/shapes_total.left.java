// claim:  Shapes.total
// truth:  equivalent
// today:  unknown
// why:    records in an array and instanceof against classes with a method; the loop over three shapes has to be unrolled
public class Shapes {
    sealed interface Shape permits Circle, Square, Rect {}
    record Circle(double r) implements Shape {}
    record Square(double side) implements Shape {}
    record Rect(double w, double h) implements Shape {}
    static double area(Shape s) {
        if (s instanceof Circle c) return Math.PI * c.r() * c.r();
        if (s instanceof Square q) return q.side() * q.side();
        if (s instanceof Rect r) return r.w() * r.h();
        throw new IllegalArgumentException("shape");
    }
    static double total(double r, double side, double w, double h) {
        Shape[] all = { new Circle(r), new Square(side), new Rect(w, h) };
        double sum = 0;
        for (Shape s : all) sum += area(s);
        return sum;
    }
}
