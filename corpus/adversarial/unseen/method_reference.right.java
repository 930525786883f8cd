import java.util.function.ToIntFunction;

public class Names {
    private static int length(String name) {
        return name.length();
    }

    public static int one(String name) {
        return name == null ? 0 : length(name);
    }

    public static ToIntFunction<String> lengths() {
        return Names::length;
    }
}
