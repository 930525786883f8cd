// claim:  Plugins.load
// truth:  different
// today:  unknown
// why:    load is the same code and names the class it runs only as a text
class Greeter implements java.util.function.IntSupplier {
    public int getAsInt() {
        return 1;
    }
}

class Plugins {
    static int load() {
        try {
            Class<?> found = Class.forName("Greeter");
            return (Integer) found.getMethod("getAsInt").invoke(found.getDeclaredConstructor().newInstance());
        } catch (ReflectiveOperationException missing) {
            return -1;
        }
    }
}
