// claim:  Shape.area
// truth:  different
// today:  unknown
// why:    a side that counts how often it is asked
import java.util.function.*;

abstract class Shape {
    abstract int side();

    int area() {
        return side() * side();
    }
}
