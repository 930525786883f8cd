class Greeting {
    static String to(String name, boolean loud) {
        StringBuilder text = new StringBuilder("Hi ");
        if (name != null) {
            text.append(name);
        }
        return loud ? text.append("!").toString() : text.toString();
    }
}
