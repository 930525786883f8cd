class Gas {
    static double pressure(double moles, double temperature, double volume, boolean isReal) {
        if (volume <= 0.0) {
            throw new IllegalArgumentException("volume");
        }
        double attraction = 0.0;
        double size = 0.0;
        if (isReal) {
            attraction = 0.1378;
            size = 0.0000318;
        }
        return limited(pressureOf(moles, temperature, volume, attraction, size));
    }

    private static double pressureOf(double moles, double temperature, double volume, double attraction, double size) {
        double ideal = moles * 8.314462618 * temperature;
        double room = volume - moles * size;
        double pull = attraction * moles * moles / (volume * volume);
        return ideal / room - pull;
    }

    private static double limited(double pressure) {
        if (pressure < 0.0) {
            return 0.0;
        }
        if (pressure > 1.0e9) {
            return 1.0e9;
        }
        return pressure;
    }
}
