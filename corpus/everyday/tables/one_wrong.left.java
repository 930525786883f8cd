// claim: Calendar.days
// truth: different
// why:   August has thirty days in the table
class Calendar {
    static int days(int month) {
        switch (month) {
            case 2:
                return 28;
            case 4: case 6: case 9: case 11:
                return 30;
            default:
                return 31;
        }
    }
}
