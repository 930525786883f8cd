class Ending {
    static String of(String word, int count) {
        if (count <= 1) {
            return word;
        }
        StringBuilder result = new StringBuilder();
        result.append(word).append('s');
        if (count > 100) {
            result.append("!");
        }
        return result.toString();
    }
}
