class Greeting {
    static String of(boolean isFormal) {
        return isFormal ? "Good morning" : "Hallo";
    }
}
