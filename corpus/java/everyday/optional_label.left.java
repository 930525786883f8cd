// claim:  label
// truth:  equivalent
// why:    a null check becomes Optional.ofNullable with map and orElse
class Labels {
    static String label(String name, int count) {
        if (name == null) {
            return "anonymous";
        }
        return name.trim() + " (" + count + ")";
    }
}
