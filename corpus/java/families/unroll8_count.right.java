class Zeros {
    private static int one(byte b) {
        return b == 0 ? 1 : 0;
    }

    static int count(byte[] data) {
        int zeros = 0;
        int i = 0;
        for (; i + 7 < data.length; i += 8) {
            zeros += one(data[i]) + one(data[i + 1]) + one(data[i + 2]) + one(data[i + 3]);
            zeros += one(data[i + 4]) + one(data[i + 5]) + one(data[i + 6]) + one(data[i + 7]);
        }
        for (; i < data.length; i++) {
            zeros += one(data[i]);
        }
        return zeros;
    }
}
