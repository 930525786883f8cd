// claim:  Child.read
// truth:  different
// today:  unknown
// why:    the initialiser of the superclass sets the field
class Parent {
    static int shared;

    static {
        shared = 7;
    }
}

class Child extends Parent {
    static int read(int x) {
        return shared + x;
    }

    static void set(int x) {
        shared = x;
    }
}
