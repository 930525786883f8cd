// claim: Labels.initial
// truth: different
// why:   a blank label has a first character, and only one side looks at it
class Labels {
    static int initial(String label) {
        return label.length() == 0 ? 0 : label.charAt(0);
    }
}
