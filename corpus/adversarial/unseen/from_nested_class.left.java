// claim:  *
// truth:  different
// why:    a nested class calls the private method with what its own caller gives it
public class Names {
    private static int length(String name) {
        return name == null ? 0 : name.length();
    }

    public static int one(String name) {
        return name == null ? 0 : length(name);
    }

    public static class Lengths {
        public int of(String name) {
            return length(name);
        }
    }
}
