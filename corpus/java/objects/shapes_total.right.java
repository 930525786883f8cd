public class Shapes {
    static abstract class Shape { abstract double area(); }
    static class Circle extends Shape { final double r; Circle(double r) { this.r = r; } double area() { return Math.PI * r * r; } }
    static class Square extends Shape { final double s; Square(double s) { this.s = s; } double area() { return s * s; } }
    static class Rect extends Shape { final double w, h; Rect(double w, double h) { this.w = w; this.h = h; } double area() { return w * h; } }
    static double total(double r, double side, double w, double h) {
        double sum = 0;
        sum += new Circle(r).area();
        sum += new Square(side).area();
        sum += new Rect(w, h).area();
        return sum;
    }
}
