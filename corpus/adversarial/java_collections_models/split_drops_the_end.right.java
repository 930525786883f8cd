import java.util.*;

class Texts {
    static int parts(String text) {
        return text.split(",", -1).length;
    }
}
