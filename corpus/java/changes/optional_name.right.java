import java.util.Optional;

class People {
    record Person(String nick, String name) {}

    static String display(Person person) {
        return Optional.ofNullable(person)
            .map(Person::nick)
            .filter(nick -> !nick.isEmpty())
            .orElse("nobody");
    }
}
