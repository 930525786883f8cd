import java.util.*;

class Users {
    static String greet(String name, boolean active, int age) {
        if (name == null) return "Nobody";
        if (!active) return "Inactive";
        if (age < 18) return "Too young";
        return "Welcome " + name;
    }
}
