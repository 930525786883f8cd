// claim: Labels.orDefault
// truth: equivalent
// today: unknown
class Labels {
    static String orDefault(String label, String fallback) {
        if (label == null || label.isBlank()) {
            return fallback;
        }
        return label;
    }
}
