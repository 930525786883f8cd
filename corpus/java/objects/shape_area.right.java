class Shapes {
    abstract static class Shape {
        double scale = 1.0;
    }

    static final class Circle extends Shape {
        double radius;
    }

    static final class Rectangle extends Shape {
        double width;
        double height;
    }

    static final class Triangle extends Shape {
        double base;
        double height;
    }

    static double area(Shape shape) {
        double plain;
        if (shape == null) {
            return 0.0;
        } else if (shape instanceof Circle) {
            Circle circle = (Circle) shape;
            plain = Math.PI * circle.radius * circle.radius;
        } else if (shape instanceof Rectangle) {
            Rectangle rectangle = (Rectangle) shape;
            plain = rectangle.width * rectangle.height;
        } else {
            Triangle triangle = (Triangle) shape;
            plain = 0.5 * triangle.base * triangle.height;
        }
        double scale = shape.scale;
        return scale * scale * plain;
    }
}
