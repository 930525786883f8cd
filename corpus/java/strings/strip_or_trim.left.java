// claim: Labels.clean
// truth: different
// why:   control characters are trimmed and not stripped, wide spaces are stripped and not trimmed
class Labels {
    static String clean(String label) {
        return label.trim();
    }
}
