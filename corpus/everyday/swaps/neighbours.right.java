class Pairs {
    static void swap(byte[] data) {
        for (int i = 1; i < data.length; i += 2) {
            byte t = data[i];
            data[i] = data[i - 1];
            data[i - 1] = t;
        }
    }
}
