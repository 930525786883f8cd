// claim:  *
// truth:  different
// why:    the private method is handed on as a function, which the caller of that method may call with null
import java.util.function.ToIntFunction;

public class Names {
    private static int length(String name) {
        return name == null ? 0 : name.length();
    }

    public static int one(String name) {
        return name == null ? 0 : length(name);
    }

    public static ToIntFunction<String> lengths() {
        return Names::length;
    }
}
