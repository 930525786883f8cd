// claim:  Shapes.area
// truth:  equivalent
// today:  unknown
// why:    a switch over a kind becomes an interface with two implementations
class Shapes {
    static int area(boolean round, int size) {
        if (size < 0) {
            throw new IllegalArgumentException("negative size");
        }
        int area;
        if (round) {
            area = 3 * size * size;
        } else {
            area = size * size;
        }
        return area;
    }
}
