import java.util.*;

class Kinds {
    static class Base { int a; Base(int n) { a = n; init(); } void init() { a++; } }
    static class Sub extends Base { int b = 7; Sub(int n) { super(n); } void init() { b = 1; a += 2; } }
    static int make(int n) {
        return (n + 2) * 100 + 7;
    }
}
