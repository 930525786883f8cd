class Savings {
    static int after(int years, int yearly) {
        return Math.max(years, 0) * (yearly + 5) - 100;
    }
}
