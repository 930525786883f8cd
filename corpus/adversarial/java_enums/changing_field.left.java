// claim:  Meter.read
// truth:  different
// today:  unknown
// why:    a field of a constant that can change starts with another value
enum Gauge {
    WATER(10), POWER(20);

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
