// claim:  Odd.describe
// truth:  equivalent
// today:  unknown
// why:    an Optional asks what is Formattable for its plain text
import java.util.*;

class Odd implements Formattable {
    public String toString() {
        return "plain";
    }

    public void formatTo(Formatter formatter, int flags, int width, int precision) {
        formatter.format("formatted");
    }

    static String describe() {
        return Optional.of(new Odd()).toString();
    }
}
