class Join {
    static String join(int[] parts) {
        StringBuilder text = new StringBuilder();
        boolean first = true;
        for (int part : parts) {
            if (!first) text.append(',');
            first = false;
            text.append(part);
        }
        return text.toString();
    }
}
