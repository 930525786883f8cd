import java.util.*;

class Slug {
    static boolean isComment(String line) {
        return line.trim().startsWith("#");
    }
}
