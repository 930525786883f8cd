// claim:  label
// truth:  equivalent
// why:    String.format becomes concatenation
class Label {
    static String label(String name, int count) {
        return String.format("%s x%d", name, count);
    }
}
