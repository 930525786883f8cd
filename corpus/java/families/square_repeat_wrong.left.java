// claim:  Powers.times
// truth:  different
// why:    the value is doubled before it is added
class Powers {
    static int times(int value, int often) {
        int sum = 0;
        for (int i = 0; i < often; i++) {
            sum += value;
        }
        return sum;
    }
}
