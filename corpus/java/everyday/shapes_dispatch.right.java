class Shapes {
    private interface Shape {
        int area();
    }

    private static class Disc implements Shape {
        private final int radius;

        Disc(int radius) {
            this.radius = radius;
        }

        public int area() {
            return 3 * radius * radius;
        }
    }

    private static class Square implements Shape {
        private final int side;

        Square(int side) {
            this.side = side;
        }

        public int area() {
            return side * side;
        }
    }

    static int area(boolean round, int size) {
        if (size < 0) {
            throw new IllegalArgumentException("negative size");
        }
        Shape shape = round ? new Disc(size) : new Square(size);
        return shape.area();
    }
}
