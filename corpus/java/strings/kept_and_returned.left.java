// claim:  Journal.add
// truth:  different
// today:  unknown
// why:    the string that is returned is the one that is kept, and on the right another one of the same text
class Journal {
    private String last = "";

    String getLast() {
        return last;
    }

    String add(String line, boolean urgent) {
        String text = line + "\n";
        if (urgent) {
            text = "! " + text;
        }
        last = text;
        return text;
    }
}
