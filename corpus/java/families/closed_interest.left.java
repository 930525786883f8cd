// claim:  Savings.after
// truth:  equivalent
// time:   60s
// why:    a fixed amount a year, and a first year that is charged
class Savings {
    static int after(int years, int yearly) {
        int saved = -100;
        int year = 0;
        while (year < years) {
            saved += yearly + 5;
            year++;
        }
        return saved;
    }
}
