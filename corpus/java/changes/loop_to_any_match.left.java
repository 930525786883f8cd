// claim:  Access.isAdmin
// truth:  equivalent
// why:    a loop with an early return becomes anyMatch; a null element throws in both
import java.util.List;

class Access {
    static boolean isAdmin(List<String> roles) {
        for (String role : roles) {
            if (role.equals("admin") || role.equals("root")) {
                return true;
            }
        }
        return false;
    }
}
