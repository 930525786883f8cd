// claim: Labels.orDefault
// truth: equivalent
// why:   a blank text is one of which nothing is left when it is stripped; the solver does not know the number of the empty text
class Labels {
    static String orDefault(String label, String fallback) {
        if (label == null || label.isBlank()) {
            return fallback;
        }
        return label;
    }
}
