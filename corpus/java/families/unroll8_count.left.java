// claim:  Zeros.count
// truth:  equivalent
// today:  unknown
// why:    eight comparisons a step
class Zeros {
    static int count(byte[] data) {
        int zeros = 0;
        for (int i = 0; i < data.length; i++) {
            if (data[i] == 0) {
                zeros++;
            }
        }
        return zeros;
    }
}
