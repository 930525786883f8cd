// claim:  Shapes.area
// truth:  equivalent
// why:    a virtual call and a chain of instanceof tests choose the same formula for the classes there are
class Shapes {
    abstract static class Shape {
        double scale = 1.0;

        abstract double plain();

        double area() {
            return scale * scale * plain();
        }
    }

    static final class Circle extends Shape {
        double radius;

        double plain() {
            return Math.PI * radius * radius;
        }
    }

    static final class Rectangle extends Shape {
        double width;
        double height;

        double plain() {
            return width * height;
        }
    }

    static final class Triangle extends Shape {
        double base;
        double height;

        double plain() {
            return 0.5 * base * height;
        }
    }

    static double area(Shape shape) {
        if (shape == null) {
            return 0.0;
        }
        return shape.area();
    }
}
