// claim:  People.display
// truth:  equivalent
// today:  unknown
// why:    nested tests for null become an Optional that maps and filters
class People {
    record Person(String nick, String name) {}

    static String display(Person person) {
        if (person == null) {
            return "nobody";
        }
        String nick = person.nick();
        if (nick == null || nick.isEmpty()) {
            return "nobody";
        }
        return nick;
    }
}
