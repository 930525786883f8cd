// claim:  Colour.hue
// truth:  equivalent
// today:  unknown
// why:    an if chain with assignments becomes early returns; the largest is found another way
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
        double hue;
        if (span == 0.0) {
            hue = 0.0;
        } else if (largest == r) {
            hue = 60.0 * ((g - b) / span);
            if (hue < 0.0) {
                hue = hue + 360.0;
            }
        } else if (largest == g) {
            hue = 60.0 * ((b - r) / span) + 120.0;
        } else {
            hue = 60.0 * ((r - g) / span) + 240.0;
        }
        return hue;
    }

    private static int clamp(int value) {
        if (value < 0) {
            return 0;
        }
        return value > 255 ? 255 : value;
    }
}
