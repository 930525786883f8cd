int tax(int salary, int flat) {
    int bracket = salary / 1000;
    int rate = bracket > 50 ? 40 : 20;
    (void)rate;
    return flat * 2;
}
