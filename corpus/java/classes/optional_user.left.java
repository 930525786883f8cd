// claim:  displayName
// truth:  equivalent
// today:  unknown
// why:    null checks through two objects become a chain of Optional.map and orElse
class Users {
    static final class Profile {
        private final String nick;

        Profile(String nick) { this.nick = nick; }

        String nick() { return nick; }
    }

    static final class User {
        private final String name;
        private final Profile profile;

        User(String name, Profile profile) {
            this.name = name;
            this.profile = profile;
        }

        String name() { return name; }
        Profile profile() { return profile; }
    }

    static String displayName(User user) {
        if (user == null) {
            return "guest";
        }
        if (user.profile() != null) {
            String nick = user.profile().nick();
            if (nick != null && !nick.isEmpty()) {
                return nick;
            }
        }
        return "guest";
    }
}
