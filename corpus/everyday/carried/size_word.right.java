class Size {
    static String word(int size, boolean isPlural) {
        return (size > 100 ? "large" : "small") + " box" + (isPlural ? "es" : "");
    }
}
