class Join {
    static String join(String[] parts) {
        StringBuilder text = new StringBuilder();
        for (String part : parts) {
            if (text.length() > 0) text.append(',');
            text.append(part);
        }
        return text.toString();
    }
}
