enum Gauge {
    WATER(10), POWER(30);

    int level;

    Gauge(int level) {
        this.level = level;
    }
}

class Meter {
    static int read(Gauge gauge) {
        return gauge.level;
    }
}
