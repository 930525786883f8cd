class WindChill {
    private static double cold(double celsius, double wind) {
        double power = Math.pow(wind, 0.16);
        return 13.12 + 0.6215 * celsius - 11.37 * power + 0.3965 * celsius * power;
    }

    private static double hot(double celsius, double humidity) {
        double t = celsius * 1.8 + 32.0;
        double index = -42.379 + 2.04901523 * t + 10.14333127 * humidity - 0.22475541 * t * humidity;
        return (index - 32.0) / 1.8;
    }

    /** What a temperature in Celsius feels like at a wind speed in km/h and a humidity in percent. */
    static double feelsLike(double celsius, double wind, double humidity) {
        if (celsius != celsius || wind != wind || humidity != humidity) {
            return Double.NaN;
        }
        if (celsius >= 27.0) {
            return humidity >= 40.0 ? hot(celsius, humidity) : celsius;
        }
        if (celsius > 10.0 || wind <= 4.8) {
            return celsius;
        }
        return cold(celsius, wind);
    }

    static int category(double celsius, double wind, double humidity) {
        double felt = feelsLike(celsius, wind, humidity);
        if (felt > 40.0) {
            return 1;
        }
        if (felt < -25.0) {
            return 3;
        }
        return felt < -10.0 ? 2 : 0;
    }
}
