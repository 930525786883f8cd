// claim:  area
// truth:  different
// why:    the product is computed in int and widened too late
class Area {
    static long area(int w, int h) {
        return (long) w * h;
    }
}
