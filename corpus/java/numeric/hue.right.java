class Colour {
    static double hue(int red, int green, int blue) {
        double r = clamp(red) / 255.0;
        double g = clamp(green) / 255.0;
        double b = clamp(blue) / 255.0;
        double largest = r;
        if (g > largest) {
            largest = g;
        }
        if (b > largest) {
            largest = b;
        }
        double smallest = r;
        if (g < smallest) {
            smallest = g;
        }
        if (b < smallest) {
            smallest = b;
        }
        double span = largest - smallest;
        if (span == 0.0) {
            return 0.0;
        }
        if (largest == r) {
            double hue = 60.0 * ((g - b) / span);
            return hue < 0.0 ? hue + 360.0 : hue;
        }
        if (largest == g) {
            return 60.0 * ((b - r) / span) + 120.0;
        }
        return 60.0 * ((r - g) / span) + 240.0;
    }

    private static int clamp(int value) {
        return Math.max(0, Math.min(255, value));
    }
}
