import java.util.*;

class Odd implements Formattable {
    public String toString() {
        return "plain";
    }

    public void formatTo(Formatter formatter, int flags, int width, int precision) {
        formatter.format("formatted");
    }

    static String describe() {
        return "Optional[plain]";
    }
}
