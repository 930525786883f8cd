// claim:  Code.shift
// truth:  different
// why:    a letter and one is a number, which append writes in digits
class Code {
    static String shift(String text) {
        String result = "";
        if (!text.isEmpty()) {
            char c = text.charAt(0);
            c++;
            result += c;
            result += "-";
        }
        return result;
    }
}
