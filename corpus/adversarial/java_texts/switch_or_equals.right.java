class Month {
    static int days(String month, boolean leap) {
        if (month.equals("feb")) {
            return leap ? 29 : 28;
        }
        return month.equals("apr") || month.equals("jun") ? 30 : 31;
    }
}
