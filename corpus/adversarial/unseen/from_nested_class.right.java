public class Names {
    private static int length(String name) {
        return name.length();
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
