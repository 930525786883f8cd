// claim:  padded
// truth:  equivalent
// today:  unknown
// why:    padding in front by a loop against insert
class Pad {
    static String padded(String text, int width) {
        String result = text;
        while (result.length() < width && width < 40) {
            result = "0" + result;
        }
        return result;
    }
}
