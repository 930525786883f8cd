import java.util.function.*;

abstract class Shape {
    abstract int side();

    int area() {
        int s = side();
        return s * s;
    }
}
