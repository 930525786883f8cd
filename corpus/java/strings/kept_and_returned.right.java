class Journal {
    private String last = "";

    String getLast() {
        return last;
    }

    String add(String line, boolean urgent) {
        StringBuilder text = new StringBuilder();
        if (urgent) {
            text.append("! ");
        }
        text.append(line).append('\n');
        last = text.toString();
        return text.toString();
    }
}
