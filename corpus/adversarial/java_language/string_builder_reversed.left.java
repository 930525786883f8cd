// claim:  Texts.back
// truth:  different
// why:    reverse keeps the order of the halves of a surrogate pair
import java.util.*;

class Texts {
    static String back(char a, char b) {
        return new StringBuilder().append(a).append(b).reverse().toString();
    }
}
