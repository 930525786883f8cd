import java.util.Optional;

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
        return Optional.ofNullable(user)
            .map(User::profile)
            .map(Profile::nick)
            .filter(nick -> !nick.isEmpty())
            .orElse("guest");
    }
}
