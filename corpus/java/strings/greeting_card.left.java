// claim:  Card.text
// truth:  equivalent
// today:  unknown
// why:    a StringBuilder becomes concatenation, and the ending a ternary
class Card {
    static String text(String name, int age, boolean isFormal) {
        if (age < 0 || age > 150) {
            throw new IllegalArgumentException("age");
        }
        StringBuilder text = new StringBuilder();
        if (isFormal) {
            text.append("Dear ");
        } else {
            text.append("Hi ");
        }
        if (name == null) {
            text.append("friend");
        } else {
            text.append(name);
        }
        text.append(", ");
        text.append("today is your ");
        text.append(age);
        int last = age % 10;
        int lastTwo = age % 100;
        if (lastTwo >= 11 && lastTwo <= 13) {
            text.append("th");
        } else if (last == 1) {
            text.append("st");
        } else if (last == 2) {
            text.append("nd");
        } else if (last == 3) {
            text.append("rd");
        } else {
            text.append("th");
        }
        text.append(" birthday");
        text.append(isFormal ? '.' : '!');
        return text.toString();
    }
}
