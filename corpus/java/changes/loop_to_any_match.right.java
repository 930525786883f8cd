import java.util.List;

class Access {
    static boolean isAdmin(List<String> roles) {
        return roles.stream().anyMatch(role -> role.equals("admin") || role.equals("root"));
    }
}
