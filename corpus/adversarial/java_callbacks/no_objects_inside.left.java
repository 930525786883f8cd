// claim:  Dates.length
// truth:  equivalent
// why:    only texts are handed out, so that the method which changed is not called
class Dates {
    static int length(String text) {
        return text.strip().length() + 1;
    }

    @Override
    public String toString() {
        return "dates";
    }
}
