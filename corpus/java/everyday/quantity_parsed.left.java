// claim:  quantity
// truth:  different
// why:    catching every exception also catches the one about null
class Orders {
    static int quantity(String text) {
        try {
            return Integer.parseInt(text.trim());
        } catch (NumberFormatException e) {
            return 1;
        }
    }
}
