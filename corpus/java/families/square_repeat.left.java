// claim:  Powers.times
// truth:  equivalent
// today:  unknown
// why:    a product by adding as often as told, or by doubling; both wrap around
class Powers {
    static int times(int value, int often) {
        int sum = 0;
        for (int i = 0; i < often; i++) {
            sum += value;
        }
        return sum;
    }
}
