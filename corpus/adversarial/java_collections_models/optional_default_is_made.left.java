// claim:  Defaults.get
// truth:  different
// why:    what orElse is given is made in any case
import java.util.*;

class Defaults {
    static int made(int a) {
        System.out.println(a);
        return a;
    }

    static int get(String text, int a) {
        return Optional.ofNullable(text).map(String::length).orElse(made(a));
    }
}
