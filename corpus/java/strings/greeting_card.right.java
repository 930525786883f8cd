class Card {
    static String text(String name, int age, boolean isFormal) {
        if (age < 0 || age > 150) {
            throw new IllegalArgumentException("age");
        }
        String greeting = isFormal ? "Dear " : "Hi ";
        String addressee = name == null ? "friend" : name;
        String ending = isFormal ? "." : "!";
        return greeting + addressee + ", today is your " + age + suffix(age) + " birthday" + ending;
    }

    private static String suffix(int number) {
        int lastTwo = number % 100;
        if (lastTwo >= 11 && lastTwo <= 13) {
            return "th";
        }
        switch (number % 10) {
            case 1:
                return "st";
            case 2:
                return "nd";
            case 3:
                return "rd";
            default:
                return "th";
        }
    }
}
