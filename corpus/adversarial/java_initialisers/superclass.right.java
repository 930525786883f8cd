class Parent {
    static int shared;

    static {
        shared = 8;
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
