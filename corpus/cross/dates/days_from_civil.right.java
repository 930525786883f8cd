public class Dates {
    static int daysFromCivil(int year, int month, int day) {
        long y = year;
        if (month <= 2) {
            y--;
        }
        long era = Math.floorDiv(y, 400L);
        int yearOfEra = (int) Math.floorMod(y, 400L);
        int shifted = month > 2 ? month - 3 : month + 9;
        int dayOfYear = (153 * shifted + 2) / 5 + day - 1;
        int dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
        return (int) (era * 146097 + dayOfEra - 719468);
    }
}
