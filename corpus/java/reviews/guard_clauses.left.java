// claim:  Users.greet
// truth:  equivalent
// why:    nested conditions become guard clauses
import java.util.*;

class Users {
    static String greet(String name, boolean active, int age) {
        String result;
        if (name != null) {
            if (active) {
                if (age >= 18) {
                    result = "Welcome " + name;
                } else {
                    result = "Too young";
                }
            } else {
                result = "Inactive";
            }
        } else {
            result = "Nobody";
        }
        return result;
    }
}
