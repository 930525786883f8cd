// claim:  Shape.area
// truth:  equivalent
// why:    both ask twice
import java.util.function.*;

abstract class Shape {
    abstract int side();

    int area() {
        return side() * side();
    }
}
