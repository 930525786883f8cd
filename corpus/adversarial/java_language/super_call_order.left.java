// claim:  Kinds.make
// truth:  equivalent
// why:    the constructor of the superclass runs first, and fields are initialised after it
import java.util.*;

class Kinds {
    static class Base { int a; Base(int n) { a = n; init(); } void init() { a++; } }
    static class Sub extends Base { int b = 7; Sub(int n) { super(n); } void init() { b = 1; a += 2; } }
    static int make(int n) {
        Sub s = new Sub(n);
        return s.a * 100 + s.b;
    }
}
