class Comfort {
    static double index(double celsius, double humidity, double wind) {
        if (!(humidity >= 0.0 && humidity <= 100.0)) {
            throw new IllegalArgumentException("humidity");
        }
        double result = felt(celsius, humidity, wind);
        return result < -90.0 ? -90.0 : result;
    }

    private static double felt(double celsius, double humidity, double wind) {
        if (celsius >= 27.0) {
            return heat(celsius * 9.0 / 5.0 + 32.0, humidity);
        }
        if (celsius <= 10.0 && wind >= 4.8) {
            return chill(celsius, Math.pow(wind, 0.16));
        }
        return celsius;
    }

    private static double heat(double t, double h) {
        double simple = 0.5 * (t + 61.0 + (t - 68.0) * 1.2 + h * 0.094);
        if (simple < 80.0) {
            return simple;
        }
        return -42.379 + 2.04901523 * t + 10.14333127 * h - 0.22475541 * t * h
            - 0.00683783 * t * t - 0.05481717 * h * h + 0.00122874 * t * t * h
            + 0.00085282 * t * h * h - 0.00000199 * t * t * h * h;
    }

    private static double chill(double celsius, double factor) {
        return 13.12 + 0.6215 * celsius - 11.37 * factor + 0.3965 * celsius * factor;
    }
}
