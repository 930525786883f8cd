import java.util.*;

class Defaults {
    static int made(int a) {
        System.out.println(a);
        return a;
    }

    static int get(String text, int a) {
        return Optional.ofNullable(text).map(String::length).orElseGet(() -> made(a));
    }
}
