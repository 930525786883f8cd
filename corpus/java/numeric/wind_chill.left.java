// claim:  WindChill.feelsLike
// truth:  equivalent
// why:    the same formula with the power computed once, and the ranges tested in another order that excludes
//         the same inputs
class WindChill {
    /** What a temperature in Celsius feels like at a wind speed in km/h and a humidity in percent. */
    static double feelsLike(double celsius, double wind, double humidity) {
        if (Double.isNaN(celsius) || Double.isNaN(wind) || Double.isNaN(humidity)) {
            return Double.NaN;
        }
        if (celsius <= 10.0 && wind > 4.8) {
            return 13.12 + 0.6215 * celsius - 11.37 * Math.pow(wind, 0.16)
                    + 0.3965 * celsius * Math.pow(wind, 0.16);
        }
        if (celsius >= 27.0 && humidity >= 40.0) {
            double t = celsius * 1.8 + 32.0;
            double index = -42.379 + 2.04901523 * t + 10.14333127 * humidity - 0.22475541 * t * humidity;
            return (index - 32.0) / 1.8;
        }
        return celsius;
    }

    static int category(double celsius, double wind, double humidity) {
        double felt = feelsLike(celsius, wind, humidity);
        if (felt < -25.0) {
            return 3;
        } else if (felt < -10.0) {
            return 2;
        } else if (felt > 40.0) {
            return 1;
        }
        return 0;
    }
}
