// claim:  Product.of
// truth:  equivalent
// today:  unknown
// why:    the product of two floats is exact as a double, so it is rounded once on both sides
class Product {
    static float of(float a, float b) {
        return a * b;
    }
}
