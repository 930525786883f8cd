// claim:  Comfort.index
// truth:  equivalent
// why:    nested conditions become guard clauses and a polynomial gets names for its parts
class Comfort {
    static double index(double celsius, double humidity, double wind) {
        double result;
        if (humidity >= 0.0 && humidity <= 100.0) {
            if (celsius >= 27.0) {
                double t = celsius * 9.0 / 5.0 + 32.0;
                double h = humidity;
                double simple = 0.5 * (t + 61.0 + (t - 68.0) * 1.2 + h * 0.094);
                if (simple < 80.0) {
                    result = simple;
                } else {
                    result = -42.379 + 2.04901523 * t + 10.14333127 * h - 0.22475541 * t * h
                        - 0.00683783 * t * t - 0.05481717 * h * h + 0.00122874 * t * t * h
                        + 0.00085282 * t * h * h - 0.00000199 * t * t * h * h;
                }
            } else {
                if (celsius <= 10.0 && wind >= 4.8) {
                    double factor = Math.pow(wind, 0.16);
                    result = 13.12 + 0.6215 * celsius - 11.37 * factor + 0.3965 * celsius * factor;
                } else {
                    result = celsius;
                }
            }
        } else {
            throw new IllegalArgumentException("humidity");
        }
        if (result < -90.0) {
            result = -90.0;
        }
        return result;
    }
}
