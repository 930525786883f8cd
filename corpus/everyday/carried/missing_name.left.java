// claim:  Greeting.to
// truth:  different
// why:    a missing name is written as null on the left
class Greeting {
    static String to(String name, boolean loud) {
        String text = "Hi ";
        text += name;
        if (loud) {
            text += '!';
        }
        return text;
    }
}
