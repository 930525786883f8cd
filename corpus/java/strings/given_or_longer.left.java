// claim:  Ending.of
// truth:  equivalent
// why:    a given string that may be replaced by a longer one, or is returned as it is
class Ending {
    static String of(String word, int count) {
        String result = word;
        if (count > 1) {
            result = result + "s";
        }
        if (count > 100) {
            result += '!';
        }
        return result;
    }
}
