import java.util.*;

class Shapes {
    interface Shape { int side(); default int area() { return side() * side(); } }
    static final class Square implements Shape { int s; Square(int s) { this.s = s; } public int side() { return s; } }
    static final class Flat implements Shape { public int side() { return 3; } public int area() { return 0; } }
    static int area(boolean flat, int n) {
        return flat ? 0 : n * n;
    }
}
