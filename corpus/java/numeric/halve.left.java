// claim:  Halve.halve
// truth:  equivalent
// why:    multiplying by one half and dividing by two round the same real number
class Halve {
    static double halve(double x) {
        return x / 2.0;
    }
}
