// claim:  Slug.isComment
// truth:  equivalent
// today:  unknown
// why:    length and charAt become startsWith
import java.util.*;

class Slug {
    static boolean isComment(String line) {
        String text = line.trim();
        return text.length() > 0 && text.charAt(0) == '#';
    }
}
