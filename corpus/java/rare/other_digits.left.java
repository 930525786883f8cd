// claim: Field.isNumber
// truth: different
// why:   Character.isDigit knows digits of other scripts, such as U+0663
public class Field {
    public static boolean isNumber(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!Character.isDigit(text.charAt(i))) return false;
        }
        return !text.isEmpty();
    }
}
