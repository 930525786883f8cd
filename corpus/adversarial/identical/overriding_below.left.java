// claim:  Shapes.area
// truth:  different
// why:    area is the same code and so is every method; of which class Tile is a subclass decides what it calls
class Shape {
    int size() {
        return 1;
    }
}

class Square extends Shape {
    int size() {
        return 4;
    }
}

class Tile extends Shape {
}

class Shapes {
    static int area(Shape shape) {
        if (shape == null) {
            return 0;
        }
        return shape.size();
    }
}
